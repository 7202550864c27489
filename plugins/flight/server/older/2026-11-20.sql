CREATE FUNCTION public.ledger_entry_balances() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
  begin
    if exists (
      select 1 from ledger_entry
      where agency_id = new.agency_id and booking_id = new.booking_id and posting = new.posting
      group by currency having sum(amount_minor) <> 0
    ) then
      raise exception 'The posting % of booking % does not balance', new.posting, new.booking_id;
    end if;
    return null;
  end $$;
CREATE TABLE public.account_link (
    agency_id uuid NOT NULL,
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    purpose text NOT NULL,
    token_hash text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone,
    CONSTRAINT account_link_purpose_check CHECK ((purpose = ANY (ARRAY['verify'::text, 'reset'::text])))
);
ALTER TABLE ONLY public.account_link FORCE ROW LEVEL SECURITY;
CREATE TABLE public.agency (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    subdomain text NOT NULL,
    custom_domain text,
    is_platform boolean DEFAULT false NOT NULL,
    status text DEFAULT 'Active'::text NOT NULL,
    language text DEFAULT 'en'::text NOT NULL,
    currency text DEFAULT 'USD'::text NOT NULL,
    is_subscribed boolean DEFAULT false NOT NULL,
    markup_bps integer DEFAULT 0 NOT NULL,
    fee_minor bigint DEFAULT 0 NOT NULL,
    settings jsonb DEFAULT '{}'::jsonb NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    protection_bps integer DEFAULT 0 NOT NULL,
    CONSTRAINT agency_custom_domain_check CHECK ((custom_domain = lower(custom_domain))),
    CONSTRAINT agency_fee_minor_check CHECK ((fee_minor >= 0)),
    CONSTRAINT agency_markup_bps_check CHECK (((markup_bps >= 0) AND (markup_bps <= 10000))),
    CONSTRAINT agency_protection_bps_check CHECK (((protection_bps >= 0) AND (protection_bps <= 10000))),
    CONSTRAINT agency_subdomain_check CHECK ((subdomain ~ '^[a-z0-9]([a-z0-9-]{1,61}[a-z0-9])?$'::text))
);
ALTER TABLE ONLY public.agency FORCE ROW LEVEL SECURITY;
CREATE TABLE public.agent_invitation (
    agency_id uuid NOT NULL,
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    email text NOT NULL,
    is_restricted boolean NOT NULL,
    token_hash text NOT NULL,
    invited_by uuid,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    accepted_at timestamp with time zone,
    cancelled_at timestamp with time zone,
    CONSTRAINT agent_invitation_email_check CHECK ((email = lower(email)))
);
ALTER TABLE ONLY public.agent_invitation FORCE ROW LEVEL SECURITY;
CREATE TABLE public.app_user (
    agency_id uuid NOT NULL,
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    email text NOT NULL,
    first_name text DEFAULT ''::text NOT NULL,
    last_name text DEFAULT ''::text NOT NULL,
    phone text,
    picture text,
    user_type text DEFAULT 'Client'::text NOT NULL,
    status text DEFAULT 'Active'::text NOT NULL,
    is_restricted boolean DEFAULT false NOT NULL,
    markup_bps integer,
    login_count integer DEFAULT 0 NOT NULL,
    language text,
    navigate_to text,
    password_hash text,
    email_verified boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    home_airport text DEFAULT ''::text NOT NULL,
    street_address text DEFAULT ''::text NOT NULL,
    country text DEFAULT ''::text NOT NULL,
    state text DEFAULT ''::text NOT NULL,
    city text DEFAULT ''::text NOT NULL,
    zip_code text DEFAULT ''::text NOT NULL,
    CONSTRAINT app_user_email_check CHECK ((email = lower(email))),
    CONSTRAINT app_user_markup_bps_check CHECK (((markup_bps >= 0) AND (markup_bps <= 10000)))
);
ALTER TABLE ONLY public.app_user FORCE ROW LEVEL SECURITY;
CREATE TABLE public.audit_log (
    agency_id uuid NOT NULL,
    id bigint NOT NULL,
    user_id uuid,
    action text NOT NULL,
    subject text NOT NULL,
    before jsonb,
    after jsonb,
    at timestamp with time zone DEFAULT now() NOT NULL
);
ALTER TABLE ONLY public.audit_log FORCE ROW LEVEL SECURITY;
ALTER TABLE public.audit_log ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.audit_log_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.booking (
    agency_id uuid NOT NULL,
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    product text NOT NULL,
    quote_id uuid NOT NULL,
    idempotency_key text NOT NULL,
    request_hash text NOT NULL,
    state text NOT NULL,
    version integer NOT NULL,
    offer_ref text NOT NULL,
    offer jsonb NOT NULL,
    request jsonb NOT NULL,
    details jsonb,
    price jsonb NOT NULL,
    changed_price jsonb,
    currency text NOT NULL,
    accepted_minor bigint NOT NULL,
    total_minor bigint NOT NULL,
    markup_bps integer NOT NULL,
    fee_minor bigint NOT NULL,
    contact_email text NOT NULL,
    language text NOT NULL,
    return_path text NOT NULL,
    starts_at text NOT NULL,
    ends_at text NOT NULL,
    payment_token text,
    payment_ref text,
    action_url text,
    held boolean DEFAULT false NOT NULL,
    locator text,
    supplier_ref text,
    product_status text,
    failure text,
    message text,
    penalty_minor bigint,
    refund_minor bigint,
    attempts integer DEFAULT 0 NOT NULL,
    refusals integer DEFAULT 0 NOT NULL,
    ordered_at timestamp with time zone,
    unresolved_since timestamp with time zone,
    raised_at timestamp with time zone,
    next_try_at timestamp with time zone,
    lease_token uuid,
    lease_until timestamp with time zone,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    is_hold boolean DEFAULT false NOT NULL,
    hold_until timestamp with time zone,
    pay_attempts integer DEFAULT 0 NOT NULL,
    pay_key text,
    pay_hash text,
    pay_asked_at timestamp with time zone,
    protection_bps integer,
    supplier_keeps_minor bigint,
    CONSTRAINT booking_accepted_minor_check CHECK ((accepted_minor >= 0)),
    CONSTRAINT booking_check CHECK ((total_minor <= accepted_minor)),
    CONSTRAINT booking_protection_bps_check CHECK (((protection_bps >= 0) AND (protection_bps <= 10000))),
    CONSTRAINT booking_total_minor_check CHECK ((total_minor >= 0))
);
ALTER TABLE ONLY public.booking FORCE ROW LEVEL SECURITY;
CREATE TABLE public.booking_event (
    agency_id uuid NOT NULL,
    booking_id uuid NOT NULL,
    seq integer NOT NULL,
    at timestamp with time zone NOT NULL,
    type text NOT NULL,
    data jsonb NOT NULL
);
ALTER TABLE ONLY public.booking_event FORCE ROW LEVEL SECURITY;
CREATE TABLE public.demo_identity_grant (
    agency_id uuid NOT NULL,
    grant_hash text NOT NULL,
    kind text NOT NULL,
    identity jsonb NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    CONSTRAINT demo_identity_grant_kind_check CHECK ((kind = ANY (ARRAY['code'::text, 'token'::text])))
);
ALTER TABLE ONLY public.demo_identity_grant FORCE ROW LEVEL SECURITY;
CREATE TABLE public.flight_cancel_terms (
    agency_id uuid NOT NULL,
    booking_id uuid NOT NULL,
    user_id uuid NOT NULL,
    penalty_minor bigint NOT NULL,
    currency text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    CONSTRAINT flight_cancel_terms_penalty_minor_check CHECK ((penalty_minor >= 0))
);
ALTER TABLE ONLY public.flight_cancel_terms FORCE ROW LEVEL SECURITY;
CREATE TABLE public.flight_feed (
    supplier text NOT NULL,
    seen_until timestamp with time zone NOT NULL
);
ALTER TABLE ONLY public.flight_feed FORCE ROW LEVEL SECURITY;
CREATE TABLE public.flight_sandbox_cancellation (
    supplier_ref text NOT NULL,
    reference text NOT NULL,
    created_at timestamp with time zone NOT NULL
);
ALTER TABLE ONLY public.flight_sandbox_cancellation FORCE ROW LEVEL SECURITY;
CREATE TABLE public.flight_sandbox_event (
    supplier_ref text NOT NULL,
    kind text NOT NULL,
    reference text NOT NULL,
    created_at timestamp with time zone NOT NULL
);
ALTER TABLE ONLY public.flight_sandbox_event FORCE ROW LEVEL SECURITY;
CREATE TABLE public.flight_sandbox_order (
    reference text NOT NULL,
    supplier_ref text NOT NULL,
    record jsonb NOT NULL,
    created_at timestamp with time zone NOT NULL
);
ALTER TABLE ONLY public.flight_sandbox_order FORCE ROW LEVEL SECURITY;
CREATE TABLE public.flight_schedule_change (
    agency_id uuid NOT NULL,
    booking_id uuid NOT NULL,
    change_id text NOT NULL,
    state text NOT NULL,
    before jsonb NOT NULL,
    after jsonb NOT NULL,
    noticed_at timestamp with time zone NOT NULL,
    answered_at timestamp with time zone,
    CONSTRAINT flight_schedule_change_state_check CHECK ((state = ANY (ARRAY['action-needed'::text, 'accepted'::text, 'cancelled'::text, 'superseded'::text])))
);
ALTER TABLE ONLY public.flight_schedule_change FORCE ROW LEVEL SECURITY;
CREATE TABLE public.flight_search (
    agency_id uuid NOT NULL,
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    route_type text NOT NULL,
    search jsonb NOT NULL,
    created_at timestamp with time zone NOT NULL
);
ALTER TABLE ONLY public.flight_search FORCE ROW LEVEL SECURITY;
CREATE TABLE public.ledger_entry (
    agency_id uuid NOT NULL,
    id bigint NOT NULL,
    booking_id uuid NOT NULL,
    posting text NOT NULL,
    account text NOT NULL,
    amount_minor bigint NOT NULL,
    currency text NOT NULL,
    at timestamp with time zone NOT NULL,
    CONSTRAINT ledger_entry_amount_minor_check CHECK ((amount_minor <> 0))
);
ALTER TABLE ONLY public.ledger_entry FORCE ROW LEVEL SECURITY;
ALTER TABLE public.ledger_entry ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.ledger_entry_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.mail (
    agency_id uuid NOT NULL,
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    recipient text NOT NULL,
    subject text NOT NULL,
    html text NOT NULL,
    body text NOT NULL,
    attachments jsonb DEFAULT '[]'::jsonb NOT NULL,
    created_at timestamp with time zone NOT NULL,
    delivered_at timestamp with time zone,
    transport text,
    is_secret boolean DEFAULT false NOT NULL
);
ALTER TABLE ONLY public.mail FORCE ROW LEVEL SECURITY;
CREATE TABLE public.migration (
    id text NOT NULL,
    applied_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.payment (
    agency_id uuid NOT NULL,
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    booking_id uuid NOT NULL,
    kind text NOT NULL,
    idempotency_key text NOT NULL,
    amount_minor bigint NOT NULL,
    currency text NOT NULL,
    status text NOT NULL,
    payment_ref text,
    card jsonb,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    CONSTRAINT payment_amount_minor_check CHECK ((amount_minor >= 0)),
    CONSTRAINT payment_kind_check CHECK ((kind = ANY (ARRAY['authorise'::text, 'capture'::text, 'void'::text, 'refund'::text]))),
    CONSTRAINT payment_status_check CHECK ((status = ANY (ARRAY['sent'::text, 'done'::text, 'refused'::text])))
);
ALTER TABLE ONLY public.payment FORCE ROW LEVEL SECURITY;
CREATE TABLE public.quote (
    agency_id uuid NOT NULL,
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    product text NOT NULL,
    offer_ref text NOT NULL,
    offer jsonb NOT NULL,
    request jsonb NOT NULL,
    price jsonb NOT NULL,
    markup_bps integer NOT NULL,
    fee_minor bigint NOT NULL,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    protection_bps integer,
    CONSTRAINT quote_fee_minor_check CHECK ((fee_minor >= 0)),
    CONSTRAINT quote_markup_bps_check CHECK (((markup_bps >= 0) AND (markup_bps <= 10000))),
    CONSTRAINT quote_protection_bps_check CHECK (((protection_bps >= 0) AND (protection_bps <= 10000)))
);
ALTER TABLE ONLY public.quote FORCE ROW LEVEL SECURITY;
CREATE UNLOGGED TABLE public.rate_limit (
    key character varying(255) NOT NULL,
    points integer DEFAULT 0 NOT NULL,
    expire bigint
);
CREATE TABLE public.recovery_code (
    agency_id uuid NOT NULL,
    user_id uuid NOT NULL,
    code_hash text NOT NULL,
    used_at timestamp with time zone
);
ALTER TABLE ONLY public.recovery_code FORCE ROW LEVEL SECURITY;
CREATE TABLE public.saved_traveler (
    agency_id uuid NOT NULL,
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    title text,
    first_name text NOT NULL,
    middle_name text NOT NULL,
    last_name text NOT NULL,
    gender text,
    birth_date date,
    email text NOT NULL,
    phone text NOT NULL,
    nationality text,
    created_at timestamp with time zone NOT NULL
);
ALTER TABLE ONLY public.saved_traveler FORCE ROW LEVEL SECURITY;
CREATE TABLE public.second_factor (
    agency_id uuid NOT NULL,
    user_id uuid NOT NULL,
    sealed_secret text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    confirmed_at timestamp with time zone,
    last_step bigint DEFAULT 0 NOT NULL
);
ALTER TABLE ONLY public.second_factor FORCE ROW LEVEL SECURITY;
CREATE TABLE public.session (
    agency_id uuid NOT NULL,
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    token_hash text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    last_seen_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    user_agent text
);
ALTER TABLE ONLY public.session FORCE ROW LEVEL SECURITY;
CREATE TABLE public.sign_in_challenge (
    agency_id uuid NOT NULL,
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    token_hash text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    wrong_codes integer DEFAULT 0 NOT NULL
);
ALTER TABLE ONLY public.sign_in_challenge FORCE ROW LEVEL SECURITY;
CREATE TABLE public.spent_attempt (
    agency_id uuid NOT NULL,
    id text NOT NULL,
    expires_at timestamp with time zone NOT NULL
);
ALTER TABLE ONLY public.spent_attempt FORCE ROW LEVEL SECURITY;
CREATE TABLE public.spent_upload (
    agency_id uuid NOT NULL,
    id uuid NOT NULL,
    expires_at timestamp with time zone NOT NULL
);
ALTER TABLE ONLY public.spent_upload FORCE ROW LEVEL SECURITY;
CREATE TABLE public.sso_settings (
    agency_id uuid NOT NULL,
    sealed text NOT NULL,
    updated_at timestamp with time zone NOT NULL
);
ALTER TABLE ONLY public.sso_settings FORCE ROW LEVEL SECURITY;
CREATE TABLE public.stored_file (
    agency_id uuid NOT NULL,
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    purpose text NOT NULL,
    type text NOT NULL,
    bytes bytea NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT stored_file_type_check CHECK ((type = ANY (ARRAY['image/jpeg'::text, 'image/png'::text, 'image/webp'::text])))
);
ALTER TABLE ONLY public.stored_file FORCE ROW LEVEL SECURITY;
INSERT INTO public.agency VALUES ('881e1d32-c5dd-49e2-99c3-79ba5a43fe09', 'Platform', 'platform', NULL, true, 'Active', 'en', 'USD', true, 0, 0, '{}', 1, '2026-11-24 19:25:53.427465+00', 0);
INSERT INTO public.agency VALUES ('434b9093-c5a4-41d3-a1d0-e76e337406bd', 'Alpha Voyages', 'alpha', NULL, false, 'Active', 'en', 'USD', true, 1000, 500, '{}', 1, '2026-11-24 19:25:53.427465+00', 0);
INSERT INTO public.agency VALUES ('ff22a37d-235a-495b-95c4-8c07ed255973', 'Beta Trips', 'beta', NULL, false, 'Active', 'en', 'USD', true, 0, 0, '{}', 1, '2026-11-24 19:25:53.427465+00', 0);
INSERT INTO public.app_user VALUES ('881e1d32-c5dd-49e2-99c3-79ba5a43fe09', '3549f801-43bd-4f49-a8ba-5c2c0aaa9f62', 'owner@platform.example', 'Olivia', 'Moreira', NULL, NULL, 'AgencyOwner', 'Active', false, NULL, 0, NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$VRT9rZvwED6+NbMd0xAmZQ$nuw4I8rDvAjak33gctG7Dv+6IaEM+6oC8MZLMqZtkQE', true, '2026-11-24 19:25:53.427465+00', '', '', '', '', '', '');
INSERT INTO public.app_user VALUES ('881e1d32-c5dd-49e2-99c3-79ba5a43fe09', 'feb84132-7ef6-4788-a763-cdd3146747aa', 'agent@platform.example', 'Adrian', 'Keller', NULL, NULL, 'SalesAgent', 'Active', false, NULL, 0, NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$VRT9rZvwED6+NbMd0xAmZQ$nuw4I8rDvAjak33gctG7Dv+6IaEM+6oC8MZLMqZtkQE', true, '2026-11-24 19:25:53.427465+00', '', '', '', '', '', '');
INSERT INTO public.app_user VALUES ('881e1d32-c5dd-49e2-99c3-79ba5a43fe09', '37d9046b-5c86-41fb-a1e6-7a7ef355c43e', 'restricted@platform.example', 'Rosa', 'Lindqvist', NULL, NULL, 'SalesAgent', 'Active', true, NULL, 0, NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$VRT9rZvwED6+NbMd0xAmZQ$nuw4I8rDvAjak33gctG7Dv+6IaEM+6oC8MZLMqZtkQE', true, '2026-11-24 19:25:53.427465+00', '', '', '', '', '', '');
INSERT INTO public.app_user VALUES ('881e1d32-c5dd-49e2-99c3-79ba5a43fe09', '8ac4274e-6fbd-4c1b-97ae-84f66860b093', 'client@platform.example', 'Clara', 'Nunes', NULL, NULL, 'Client', 'Active', false, NULL, 0, NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$VRT9rZvwED6+NbMd0xAmZQ$nuw4I8rDvAjak33gctG7Dv+6IaEM+6oC8MZLMqZtkQE', true, '2026-11-24 19:25:53.427465+00', '', '', '', '', '', '');
INSERT INTO public.app_user VALUES ('881e1d32-c5dd-49e2-99c3-79ba5a43fe09', '3a6f43e5-03da-47fb-b913-f809d5038e34', 'other@platform.example', 'Clara', 'Nunes', NULL, NULL, 'Client', 'Active', false, NULL, 0, NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$VRT9rZvwED6+NbMd0xAmZQ$nuw4I8rDvAjak33gctG7Dv+6IaEM+6oC8MZLMqZtkQE', true, '2026-11-24 19:25:53.427465+00', '', '', '', '', '', '');
INSERT INTO public.app_user VALUES ('ff22a37d-235a-495b-95c4-8c07ed255973', 'f12c1fe7-a506-4438-9602-631a29997485', 'agent@beta.example', 'Adrian', 'Keller', NULL, NULL, 'SalesAgent', 'Active', false, NULL, 0, NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$VRT9rZvwED6+NbMd0xAmZQ$nuw4I8rDvAjak33gctG7Dv+6IaEM+6oC8MZLMqZtkQE', true, '2026-11-24 19:25:53.427465+00', '', '', '', '', '', '');
INSERT INTO public.app_user VALUES ('ff22a37d-235a-495b-95c4-8c07ed255973', 'fc337a9a-ff77-40af-a080-e1e6a0353c42', 'restricted@beta.example', 'Rosa', 'Lindqvist', NULL, NULL, 'SalesAgent', 'Active', true, NULL, 0, NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$VRT9rZvwED6+NbMd0xAmZQ$nuw4I8rDvAjak33gctG7Dv+6IaEM+6oC8MZLMqZtkQE', true, '2026-11-24 19:25:53.427465+00', '', '', '', '', '', '');
INSERT INTO public.app_user VALUES ('ff22a37d-235a-495b-95c4-8c07ed255973', 'f8239800-bf81-415e-a6d4-f169bc5b2882', 'client@beta.example', 'Clara', 'Nunes', NULL, NULL, 'Client', 'Active', false, NULL, 0, NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$VRT9rZvwED6+NbMd0xAmZQ$nuw4I8rDvAjak33gctG7Dv+6IaEM+6oC8MZLMqZtkQE', true, '2026-11-24 19:25:53.427465+00', '', '', '', '', '', '');
INSERT INTO public.app_user VALUES ('ff22a37d-235a-495b-95c4-8c07ed255973', '709635cd-f8db-45c5-9e55-b9b1fcb0182a', 'other@beta.example', 'Clara', 'Nunes', NULL, NULL, 'Client', 'Active', false, NULL, 0, NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$VRT9rZvwED6+NbMd0xAmZQ$nuw4I8rDvAjak33gctG7Dv+6IaEM+6oC8MZLMqZtkQE', true, '2026-11-24 19:25:53.427465+00', '', '', '', '', '', '');
INSERT INTO public.app_user VALUES ('434b9093-c5a4-41d3-a1d0-e76e337406bd', 'ff1a6981-ac89-47b0-9672-1b32d18da534', 'client@alpha.example', 'Clara', 'Nunes', NULL, NULL, 'Client', 'Active', false, NULL, 1, NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$VRT9rZvwED6+NbMd0xAmZQ$nuw4I8rDvAjak33gctG7Dv+6IaEM+6oC8MZLMqZtkQE', true, '2026-11-24 19:25:53.427465+00', '', '', '', '', '', '');
INSERT INTO public.app_user VALUES ('434b9093-c5a4-41d3-a1d0-e76e337406bd', '0d410195-d0b4-4d8b-8ca3-4eb3c64d8a2d', 'other@alpha.example', 'Clara', 'Nunes', NULL, NULL, 'Client', 'Active', false, NULL, 1, NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$VRT9rZvwED6+NbMd0xAmZQ$nuw4I8rDvAjak33gctG7Dv+6IaEM+6oC8MZLMqZtkQE', true, '2026-11-24 19:25:53.427465+00', '', '', '', '', '', '');
INSERT INTO public.app_user VALUES ('434b9093-c5a4-41d3-a1d0-e76e337406bd', '62f95642-1e7e-4920-a325-02ad6a072d67', 'agent@alpha.example', 'Adrian', 'Keller', NULL, NULL, 'SalesAgent', 'Active', false, NULL, 1, NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$VRT9rZvwED6+NbMd0xAmZQ$nuw4I8rDvAjak33gctG7Dv+6IaEM+6oC8MZLMqZtkQE', true, '2026-11-24 19:25:53.427465+00', '', '', '', '', '', '');
INSERT INTO public.app_user VALUES ('434b9093-c5a4-41d3-a1d0-e76e337406bd', '2e295843-9f14-43e5-969c-be19bd366373', 'restricted@alpha.example', 'Rosa', 'Lindqvist', NULL, NULL, 'SalesAgent', 'Active', true, NULL, 1, NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$VRT9rZvwED6+NbMd0xAmZQ$nuw4I8rDvAjak33gctG7Dv+6IaEM+6oC8MZLMqZtkQE', true, '2026-11-24 19:25:53.427465+00', '', '', '', '', '', '');
INSERT INTO public.app_user VALUES ('434b9093-c5a4-41d3-a1d0-e76e337406bd', '5a9b89e2-5ef0-48b4-b3f5-778b8ecb18ab', 'owner@alpha.example', 'Olivia', 'Moreira', NULL, NULL, 'AgencyOwner', 'Active', false, NULL, 1, NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$VRT9rZvwED6+NbMd0xAmZQ$nuw4I8rDvAjak33gctG7Dv+6IaEM+6oC8MZLMqZtkQE', true, '2026-11-24 19:25:53.427465+00', '', '', '', '', '', '');
INSERT INTO public.app_user VALUES ('ff22a37d-235a-495b-95c4-8c07ed255973', 'd421aae4-36e3-4e9f-86e5-c18103b7a179', 'owner@beta.example', 'Olivia', 'Moreira', NULL, NULL, 'AgencyOwner', 'Active', false, NULL, 1, NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$VRT9rZvwED6+NbMd0xAmZQ$nuw4I8rDvAjak33gctG7Dv+6IaEM+6oC8MZLMqZtkQE', true, '2026-11-24 19:25:53.427465+00', '', '', '', '', '', '');
INSERT INTO public.booking VALUES ('434b9093-c5a4-41d3-a1d0-e76e337406bd', '121bf813-e9a1-4f79-803f-04b06781fb8a', 'ff1a6981-ac89-47b0-9672-1b32d18da534', 'flight', '3116537a-81ad-4b16-b6ad-dd3cc8bce509', '10f38f61-1837-42b8-b665-87d90777ceb2', '98ZBqq6XVy3_3AHE1TXdzG9EW0-POX2zrru5eu87djA', 'confirmed', 15, 'sb1.20261120.USD.01.100.IBLISMAD202703123_IBMADLHR202703131.ZZN6XOb_Kv0yAKWN05GUce', '{"offer": {"id": "sb1.20261120.USD.01.100.IBLISMAD202703123_IBMADLHR202703131.ZZN6XOb_Kv0yAKWN05GUce", "bags": {"carryOn": {"pieces": 1, "kilograms": 8}, "checked": {"pieces": 1, "kilograms": 23}}, "base": {"amount": 12700, "currency": "USD"}, "fares": [{"base": {"amount": 12700, "currency": "USD"}, "count": 1, "taxes": {"amount": 3897, "currency": "USD"}, "passengerType": "ADT"}], "taxes": {"amount": 3897, "currency": "USD"}, "flights": [{"cabin": "economy", "stops": [{"airport": {"city": "Madrid", "code": "MAD", "name": "Madrid-Barajas Airport"}, "changeTo": null, "duration": 1270, "overnight": true}], "origin": {"city": "Lisbon", "code": "LIS", "name": "Lisbon Portela Airport"}, "carrier": "IB", "duration": 1475, "segments": [{"id": "IBLISMAD202703123", "cabin": "economy", "origin": {"city": "Lisbon", "code": "LIS", "name": "Lisbon Portela Airport"}, "carrier": "IB", "aircraft": "Airbus A320", "duration": 75, "operatedBy": null, "arrivalTime": "2027-03-12T18:20", "arrivalZone": "Europe/Madrid", "carrierName": "Iberia", "destination": {"city": "Madrid", "code": "MAD", "name": "Madrid-Barajas Airport"}, "bookingClass": "K", "flightNumber": "3760", "departureTime": "2027-03-12T16:05", "departureZone": "Europe/Lisbon", "originTerminal": "1", "destinationTerminal": "4"}, {"id": "IBMADLHR202703131", "cabin": "economy", "origin": {"city": "Madrid", "code": "MAD", "name": "Madrid-Barajas Airport"}, "carrier": "IB", "aircraft": "Airbus A320neo", "duration": 130, "operatedBy": null, "arrivalTime": "2027-03-13T16:40", "arrivalZone": "Europe/London", "carrierName": "Iberia", "destination": {"city": "London", "code": "LHR", "name": "London Heathrow Airport"}, "bookingClass": "K", "flightNumber": "2339", "departureTime": "2027-03-13T15:30", "departureZone": "Europe/Madrid", "originTerminal": "4", "destinationTerminal": "3"}], "dayOffset": 1, "airlineName": "Iberia", "arrivalTime": "2027-03-13T16:40", "arrivalZone": "Europe/London", "destination": {"city": "London", "code": "LHR", "name": "London Heathrow Airport"}, "departureTime": "2027-03-12T16:05", "departureZone": "Europe/Lisbon"}], "supplier": "sandbox", "published": {"amount": 17359, "currency": "USD"}, "seatsLeft": null, "changeable": true, "fareFamily": "IB-economy-1", "refundable": true, "itineraryId": "IBLISMAD202703123_IBMADLHR202703131", "validatingCarrier": "IB"}, "fareFamily": {"id": "IB-economy-1", "name": "Plus", "cabin": "economy", "carrier": "IB", "features": {"seat": "included", "change": "fee", "refund": "fee", "carryOn": {"pieces": 1, "kilograms": 8}, "checked": {"pieces": 1, "kilograms": 23}}, "carrierName": "Iberia"}, "payLaterUntil": "2026-11-21T12:00:00.000Z"}', '{"billing": {"city": "Lisboa", "state": "Lisboa", "address": "Rua 1", "country": "PT", "zipCode": "1100-001"}, "contact": {"email": "ines@example.com", "phone": "+351 912 345 678"}, "travellers": [{"title": "Ms", "gender": "F", "lastName": "Silva", "birthDate": "1990-05-17", "firstName": "Inês", "passengerType": "ADT"}]}', '{"vendor": "sandbox", "orderId": "SB39247732C53206", "ticketNumbers": ["579-2470137559"], "ticketTimeLimit": null, "confirmationNumber": "170137559", "airlineRecordLocator": "WMCXLT"}', '{"lines": [{"kind": "base", "amount": {"amount": 12700, "currency": "USD"}}, {"kind": "taxes", "amount": {"amount": 3897, "currency": "USD"}}, {"kind": "markup", "amount": {"amount": 1660, "currency": "USD"}}, {"kind": "fee", "amount": {"amount": 500, "currency": "USD"}}], "staff": {"retail": null, "agencyFee": {"amount": 500, "currency": "USD"}, "published": {"amount": 17359, "currency": "USD"}, "wholesale": {"amount": 16597, "currency": "USD"}, "commission": {"amount": 1660, "currency": "USD"}, "agencyMarkup": {"amount": 1660, "currency": "USD"}}, "total": {"amount": 18757, "currency": "USD"}}', NULL, 'USD', 18757, 18757, 1000, 500, 'ines@example.com', 'pt', '/booknow/flights/confirmation?bookingId=121bf813-e9a1-4f79-803f-04b06781fb8a', '2027-03-12T16:05', '2027-03-13T16:40', NULL, 'pay_729131331fb772f7a64b99bc83957281', NULL, true, '3EZUFU', 'SB39247732C53206', 'Confirmed', NULL, NULL, NULL, NULL, 0, 0, '2026-11-20 12:00:00+00', NULL, NULL, NULL, NULL, NULL, '2026-11-20 12:00:00+00', '2026-11-20 12:00:00+00', false, NULL, 0, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.booking VALUES ('434b9093-c5a4-41d3-a1d0-e76e337406bd', '7ca564c6-557c-4d74-9fe1-6963c9876d41', '0d410195-d0b4-4d8b-8ca3-4eb3c64d8a2d', 'flight', '0dff7776-f40d-4001-8831-c33b2da96e42', '34f3320f-e46f-42cf-bde4-49ab17af804d', 'tc2p7XjrqIhwKvxnwGrfFJu9ycN0LqhCqlgeq3LDods', 'confirmed', 15, 'sb1.20261120.USD.01.100.IBLISMAD202703123_IBMADLHR202703131.ZZN6XOb_Kv0yAKWN05GUce', '{"offer": {"id": "sb1.20261120.USD.01.100.IBLISMAD202703123_IBMADLHR202703131.ZZN6XOb_Kv0yAKWN05GUce", "bags": {"carryOn": {"pieces": 1, "kilograms": 8}, "checked": {"pieces": 1, "kilograms": 23}}, "base": {"amount": 12700, "currency": "USD"}, "fares": [{"base": {"amount": 12700, "currency": "USD"}, "count": 1, "taxes": {"amount": 3897, "currency": "USD"}, "passengerType": "ADT"}], "taxes": {"amount": 3897, "currency": "USD"}, "flights": [{"cabin": "economy", "stops": [{"airport": {"city": "Madrid", "code": "MAD", "name": "Madrid-Barajas Airport"}, "changeTo": null, "duration": 1270, "overnight": true}], "origin": {"city": "Lisbon", "code": "LIS", "name": "Lisbon Portela Airport"}, "carrier": "IB", "duration": 1475, "segments": [{"id": "IBLISMAD202703123", "cabin": "economy", "origin": {"city": "Lisbon", "code": "LIS", "name": "Lisbon Portela Airport"}, "carrier": "IB", "aircraft": "Airbus A320", "duration": 75, "operatedBy": null, "arrivalTime": "2027-03-12T18:20", "arrivalZone": "Europe/Madrid", "carrierName": "Iberia", "destination": {"city": "Madrid", "code": "MAD", "name": "Madrid-Barajas Airport"}, "bookingClass": "K", "flightNumber": "3760", "departureTime": "2027-03-12T16:05", "departureZone": "Europe/Lisbon", "originTerminal": "1", "destinationTerminal": "4"}, {"id": "IBMADLHR202703131", "cabin": "economy", "origin": {"city": "Madrid", "code": "MAD", "name": "Madrid-Barajas Airport"}, "carrier": "IB", "aircraft": "Airbus A320neo", "duration": 130, "operatedBy": null, "arrivalTime": "2027-03-13T16:40", "arrivalZone": "Europe/London", "carrierName": "Iberia", "destination": {"city": "London", "code": "LHR", "name": "London Heathrow Airport"}, "bookingClass": "K", "flightNumber": "2339", "departureTime": "2027-03-13T15:30", "departureZone": "Europe/Madrid", "originTerminal": "4", "destinationTerminal": "3"}], "dayOffset": 1, "airlineName": "Iberia", "arrivalTime": "2027-03-13T16:40", "arrivalZone": "Europe/London", "destination": {"city": "London", "code": "LHR", "name": "London Heathrow Airport"}, "departureTime": "2027-03-12T16:05", "departureZone": "Europe/Lisbon"}], "supplier": "sandbox", "published": {"amount": 17359, "currency": "USD"}, "seatsLeft": null, "changeable": true, "fareFamily": "IB-economy-1", "refundable": true, "itineraryId": "IBLISMAD202703123_IBMADLHR202703131", "validatingCarrier": "IB"}, "fareFamily": {"id": "IB-economy-1", "name": "Plus", "cabin": "economy", "carrier": "IB", "features": {"seat": "included", "change": "fee", "refund": "fee", "carryOn": {"pieces": 1, "kilograms": 8}, "checked": {"pieces": 1, "kilograms": 23}}, "carrierName": "Iberia"}, "payLaterUntil": "2026-11-21T12:00:00.000Z"}', '{"billing": {"city": "Lisboa", "state": "Lisboa", "address": "Rua 1", "country": "PT", "zipCode": "1100-001"}, "contact": {"email": "ines@example.com", "phone": "+351 912 345 678"}, "travellers": [{"title": "Ms", "gender": "F", "lastName": "Costa", "birthDate": "1990-05-17", "firstName": "Inês", "passengerType": "ADT"}]}', '{"vendor": "sandbox", "orderId": "SB0BD4A2F2A04F06", "ticketNumbers": ["568-2479184348"], "ticketTimeLimit": null, "confirmationNumber": "179184348", "airlineRecordLocator": "VERQTU"}', '{"lines": [{"kind": "base", "amount": {"amount": 12700, "currency": "USD"}}, {"kind": "taxes", "amount": {"amount": 3897, "currency": "USD"}}, {"kind": "markup", "amount": {"amount": 1660, "currency": "USD"}}, {"kind": "fee", "amount": {"amount": 500, "currency": "USD"}}], "staff": {"retail": null, "agencyFee": {"amount": 500, "currency": "USD"}, "published": {"amount": 17359, "currency": "USD"}, "wholesale": {"amount": 16597, "currency": "USD"}, "commission": {"amount": 1660, "currency": "USD"}, "agencyMarkup": {"amount": 1660, "currency": "USD"}}, "total": {"amount": 18757, "currency": "USD"}}', NULL, 'USD', 18757, 18757, 1000, 500, 'ines@example.com', 'pt', '/booknow/flights/confirmation?bookingId=7ca564c6-557c-4d74-9fe1-6963c9876d41', '2027-03-12T16:05', '2027-03-13T16:40', NULL, 'pay_21270c91cb2ee5bc85196f90ce94520f', NULL, true, 'MWCUAR', 'SB0BD4A2F2A04F06', 'Confirmed', NULL, NULL, NULL, NULL, 0, 0, '2026-11-20 12:00:00+00', NULL, NULL, NULL, NULL, NULL, '2026-11-20 12:00:00+00', '2026-11-20 12:00:00+00', false, NULL, 0, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.booking VALUES ('434b9093-c5a4-41d3-a1d0-e76e337406bd', '4876b46c-79eb-4fdc-9dfa-0d1ac1c25e5b', 'ff1a6981-ac89-47b0-9672-1b32d18da534', 'flight', '0418bf23-8840-41e6-afd3-ebab41ebf7cf', '61df35ad-b0b7-4ed2-b691-99f66a59263b', '5Dw4HT_2MnTHCVQ3euV3faPBW9kWwniLQq8kkdJecAk', 'reserved', 6, 'sb1.20261120.USD.01.100.IBLISMAD202703123_IBMADLHR202703131.ZZN6XOb_Kv0yAKWN05GUce', '{"offer": {"id": "sb1.20261120.USD.01.100.IBLISMAD202703123_IBMADLHR202703131.ZZN6XOb_Kv0yAKWN05GUce", "bags": {"carryOn": {"pieces": 1, "kilograms": 8}, "checked": {"pieces": 1, "kilograms": 23}}, "base": {"amount": 12700, "currency": "USD"}, "fares": [{"base": {"amount": 12700, "currency": "USD"}, "count": 1, "taxes": {"amount": 3897, "currency": "USD"}, "passengerType": "ADT"}], "taxes": {"amount": 3897, "currency": "USD"}, "flights": [{"cabin": "economy", "stops": [{"airport": {"city": "Madrid", "code": "MAD", "name": "Madrid-Barajas Airport"}, "changeTo": null, "duration": 1270, "overnight": true}], "origin": {"city": "Lisbon", "code": "LIS", "name": "Lisbon Portela Airport"}, "carrier": "IB", "duration": 1475, "segments": [{"id": "IBLISMAD202703123", "cabin": "economy", "origin": {"city": "Lisbon", "code": "LIS", "name": "Lisbon Portela Airport"}, "carrier": "IB", "aircraft": "Airbus A320", "duration": 75, "operatedBy": null, "arrivalTime": "2027-03-12T18:20", "arrivalZone": "Europe/Madrid", "carrierName": "Iberia", "destination": {"city": "Madrid", "code": "MAD", "name": "Madrid-Barajas Airport"}, "bookingClass": "K", "flightNumber": "3760", "departureTime": "2027-03-12T16:05", "departureZone": "Europe/Lisbon", "originTerminal": "1", "destinationTerminal": "4"}, {"id": "IBMADLHR202703131", "cabin": "economy", "origin": {"city": "Madrid", "code": "MAD", "name": "Madrid-Barajas Airport"}, "carrier": "IB", "aircraft": "Airbus A320neo", "duration": 130, "operatedBy": null, "arrivalTime": "2027-03-13T16:40", "arrivalZone": "Europe/London", "carrierName": "Iberia", "destination": {"city": "London", "code": "LHR", "name": "London Heathrow Airport"}, "bookingClass": "K", "flightNumber": "2339", "departureTime": "2027-03-13T15:30", "departureZone": "Europe/Madrid", "originTerminal": "4", "destinationTerminal": "3"}], "dayOffset": 1, "airlineName": "Iberia", "arrivalTime": "2027-03-13T16:40", "arrivalZone": "Europe/London", "destination": {"city": "London", "code": "LHR", "name": "London Heathrow Airport"}, "departureTime": "2027-03-12T16:05", "departureZone": "Europe/Lisbon"}], "supplier": "sandbox", "published": {"amount": 17359, "currency": "USD"}, "seatsLeft": null, "changeable": true, "fareFamily": "IB-economy-1", "refundable": true, "itineraryId": "IBLISMAD202703123_IBMADLHR202703131", "validatingCarrier": "IB"}, "fareFamily": {"id": "IB-economy-1", "name": "Plus", "cabin": "economy", "carrier": "IB", "features": {"seat": "included", "change": "fee", "refund": "fee", "carryOn": {"pieces": 1, "kilograms": 8}, "checked": {"pieces": 1, "kilograms": 23}}, "carrierName": "Iberia"}, "payLaterUntil": "2026-11-21T12:00:00.000Z"}', '{"billing": {"city": "Lisboa", "state": "Lisboa", "address": "Rua 1", "country": "PT", "zipCode": "1100-001"}, "contact": {"email": "ines@example.com", "phone": "+351 912 345 678"}, "travellers": [{"title": "Ms", "gender": "F", "lastName": "Lima", "birthDate": "1990-05-17", "firstName": "Inês", "passengerType": "ADT"}]}', '{"vendor": "sandbox", "orderId": "SB90B6FECB43CB56", "ticketNumbers": [], "ticketTimeLimit": "2026-11-21T12:00:00.000Z", "confirmationNumber": "133713062", "airlineRecordLocator": "UXPRJ2"}', '{"lines": [{"kind": "base", "amount": {"amount": 12700, "currency": "USD"}}, {"kind": "taxes", "amount": {"amount": 3897, "currency": "USD"}}, {"kind": "markup", "amount": {"amount": 1660, "currency": "USD"}}, {"kind": "fee", "amount": {"amount": 500, "currency": "USD"}}], "staff": {"retail": null, "agencyFee": {"amount": 500, "currency": "USD"}, "published": {"amount": 17359, "currency": "USD"}, "wholesale": {"amount": 16597, "currency": "USD"}, "commission": {"amount": 1660, "currency": "USD"}, "agencyMarkup": {"amount": 1660, "currency": "USD"}}, "total": {"amount": 18757, "currency": "USD"}}', NULL, 'USD', 18757, 18757, 1000, 500, 'ines@example.com', 'pt', '/booknow/flights/confirmation?bookingId=4876b46c-79eb-4fdc-9dfa-0d1ac1c25e5b', '2027-03-12T16:05', '2027-03-13T16:40', NULL, NULL, NULL, false, 'SY8MDM', 'SB90B6FECB43CB56', 'Booked', NULL, NULL, NULL, NULL, 0, 0, '2026-11-20 12:00:00+00', NULL, NULL, '2026-11-21 12:00:00+00', NULL, NULL, '2026-11-20 12:00:00+00', '2026-11-20 12:00:00+00', true, '2026-11-21 12:00:00+00', 0, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.booking VALUES ('434b9093-c5a4-41d3-a1d0-e76e337406bd', '0aa2897f-9623-47ca-9b81-0949fd694a25', '62f95642-1e7e-4920-a325-02ad6a072d67', 'flight', '494d5d66-f5c6-402b-abbb-b28374a6c9ae', 'e2767851-3ad2-4b37-8f40-f2336db3cdf7', 'gpIO4OSwTo0NlKq-mG1WmXODDshsTMom_Rpfmia4UC8', 'confirmed', 15, 'sb1.20261120.USD.01.100.IBLISMAD202703123_IBMADLHR202703131.ZZN6XOb_Kv0yAKWN05GUce', '{"offer": {"id": "sb1.20261120.USD.01.100.IBLISMAD202703123_IBMADLHR202703131.ZZN6XOb_Kv0yAKWN05GUce", "bags": {"carryOn": {"pieces": 1, "kilograms": 8}, "checked": {"pieces": 1, "kilograms": 23}}, "base": {"amount": 12700, "currency": "USD"}, "fares": [{"base": {"amount": 12700, "currency": "USD"}, "count": 1, "taxes": {"amount": 3897, "currency": "USD"}, "passengerType": "ADT"}], "taxes": {"amount": 3897, "currency": "USD"}, "flights": [{"cabin": "economy", "stops": [{"airport": {"city": "Madrid", "code": "MAD", "name": "Madrid-Barajas Airport"}, "changeTo": null, "duration": 1270, "overnight": true}], "origin": {"city": "Lisbon", "code": "LIS", "name": "Lisbon Portela Airport"}, "carrier": "IB", "duration": 1475, "segments": [{"id": "IBLISMAD202703123", "cabin": "economy", "origin": {"city": "Lisbon", "code": "LIS", "name": "Lisbon Portela Airport"}, "carrier": "IB", "aircraft": "Airbus A320", "duration": 75, "operatedBy": null, "arrivalTime": "2027-03-12T18:20", "arrivalZone": "Europe/Madrid", "carrierName": "Iberia", "destination": {"city": "Madrid", "code": "MAD", "name": "Madrid-Barajas Airport"}, "bookingClass": "K", "flightNumber": "3760", "departureTime": "2027-03-12T16:05", "departureZone": "Europe/Lisbon", "originTerminal": "1", "destinationTerminal": "4"}, {"id": "IBMADLHR202703131", "cabin": "economy", "origin": {"city": "Madrid", "code": "MAD", "name": "Madrid-Barajas Airport"}, "carrier": "IB", "aircraft": "Airbus A320neo", "duration": 130, "operatedBy": null, "arrivalTime": "2027-03-13T16:40", "arrivalZone": "Europe/London", "carrierName": "Iberia", "destination": {"city": "London", "code": "LHR", "name": "London Heathrow Airport"}, "bookingClass": "K", "flightNumber": "2339", "departureTime": "2027-03-13T15:30", "departureZone": "Europe/Madrid", "originTerminal": "4", "destinationTerminal": "3"}], "dayOffset": 1, "airlineName": "Iberia", "arrivalTime": "2027-03-13T16:40", "arrivalZone": "Europe/London", "destination": {"city": "London", "code": "LHR", "name": "London Heathrow Airport"}, "departureTime": "2027-03-12T16:05", "departureZone": "Europe/Lisbon"}], "supplier": "sandbox", "published": {"amount": 17359, "currency": "USD"}, "seatsLeft": null, "changeable": true, "fareFamily": "IB-economy-1", "refundable": true, "itineraryId": "IBLISMAD202703123_IBMADLHR202703131", "validatingCarrier": "IB"}, "fareFamily": {"id": "IB-economy-1", "name": "Plus", "cabin": "economy", "carrier": "IB", "features": {"seat": "included", "change": "fee", "refund": "fee", "carryOn": {"pieces": 1, "kilograms": 8}, "checked": {"pieces": 1, "kilograms": 23}}, "carrierName": "Iberia"}, "payLaterUntil": "2026-11-21T12:00:00.000Z"}', '{"billing": {"city": "Lisboa", "state": "Lisboa", "address": "Rua 1", "country": "PT", "zipCode": "1100-001"}, "contact": {"email": "ines@example.com", "phone": "+351 912 345 678"}, "travellers": [{"title": "Ms", "gender": "F", "lastName": "Melo", "birthDate": "1990-05-17", "firstName": "Inês", "passengerType": "ADT"}]}', '{"vendor": "sandbox", "orderId": "SB8284463DAA0147", "ticketNumbers": ["564-2477071044"], "ticketTimeLimit": null, "confirmationNumber": "177071044", "airlineRecordLocator": "3J6D3C"}', '{"lines": [{"kind": "base", "amount": {"amount": 12700, "currency": "USD"}}, {"kind": "taxes", "amount": {"amount": 3897, "currency": "USD"}}, {"kind": "markup", "amount": {"amount": 1660, "currency": "USD"}}, {"kind": "fee", "amount": {"amount": 500, "currency": "USD"}}], "staff": {"retail": null, "agencyFee": {"amount": 500, "currency": "USD"}, "published": {"amount": 17359, "currency": "USD"}, "wholesale": {"amount": 16597, "currency": "USD"}, "commission": {"amount": 1660, "currency": "USD"}, "agencyMarkup": {"amount": 1660, "currency": "USD"}}, "total": {"amount": 18757, "currency": "USD"}}', NULL, 'USD', 18757, 18757, 1000, 500, 'ines@example.com', 'pt', '/booknow/flights/confirmation?bookingId=0aa2897f-9623-47ca-9b81-0949fd694a25', '2027-03-12T16:05', '2027-03-13T16:40', NULL, 'pay_2790591340375056a60036c85ab07906', NULL, true, 'CEG7LB', 'SB8284463DAA0147', 'Confirmed', NULL, NULL, NULL, NULL, 0, 0, '2026-11-20 12:00:00+00', NULL, NULL, NULL, NULL, NULL, '2026-11-20 12:00:00+00', '2026-11-20 12:00:00+00', false, NULL, 0, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.booking_event VALUES ('434b9093-c5a4-41d3-a1d0-e76e337406bd', '121bf813-e9a1-4f79-803f-04b06781fb8a', 1, '2026-11-20 12:00:00+00', 'state.intent', '{"accepted": 18757}');
INSERT INTO public.booking_event VALUES ('434b9093-c5a4-41d3-a1d0-e76e337406bd', '121bf813-e9a1-4f79-803f-04b06781fb8a', 2, '2026-11-20 12:00:00+00', 'state.repriced', '{}');
INSERT INTO public.booking_event VALUES ('434b9093-c5a4-41d3-a1d0-e76e337406bd', '121bf813-e9a1-4f79-803f-04b06781fb8a', 3, '2026-11-20 12:00:00+00', 'state.authorising', '{}');
INSERT INTO public.booking_event VALUES ('434b9093-c5a4-41d3-a1d0-e76e337406bd', '121bf813-e9a1-4f79-803f-04b06781fb8a', 4, '2026-11-20 12:00:00+00', 'call.authorise', '{"attempt": 1}');
INSERT INTO public.booking_event VALUES ('434b9093-c5a4-41d3-a1d0-e76e337406bd', '121bf813-e9a1-4f79-803f-04b06781fb8a', 5, '2026-11-20 12:00:00+00', 'authorised', '{"amount": 18757}');
INSERT INTO public.booking_event VALUES ('434b9093-c5a4-41d3-a1d0-e76e337406bd', '121bf813-e9a1-4f79-803f-04b06781fb8a', 6, '2026-11-20 12:00:00+00', 'state.authorised', '{}');
INSERT INTO public.booking_event VALUES ('434b9093-c5a4-41d3-a1d0-e76e337406bd', '121bf813-e9a1-4f79-803f-04b06781fb8a', 7, '2026-11-20 12:00:00+00', 'state.ordering', '{}');
INSERT INTO public.booking_event VALUES ('434b9093-c5a4-41d3-a1d0-e76e337406bd', '121bf813-e9a1-4f79-803f-04b06781fb8a', 8, '2026-11-20 12:00:00+00', 'call.order', '{"attempt": 1}');
INSERT INTO public.booking_event VALUES ('434b9093-c5a4-41d3-a1d0-e76e337406bd', '121bf813-e9a1-4f79-803f-04b06781fb8a', 9, '2026-11-20 12:00:00+00', 'state.booked', '{}');
INSERT INTO public.booking_event VALUES ('434b9093-c5a4-41d3-a1d0-e76e337406bd', '121bf813-e9a1-4f79-803f-04b06781fb8a', 10, '2026-11-20 12:00:00+00', 'state.capturing', '{}');
INSERT INTO public.booking_event VALUES ('434b9093-c5a4-41d3-a1d0-e76e337406bd', '121bf813-e9a1-4f79-803f-04b06781fb8a', 11, '2026-11-20 12:00:00+00', 'call.capture', '{"attempt": 1}');
INSERT INTO public.booking_event VALUES ('434b9093-c5a4-41d3-a1d0-e76e337406bd', '121bf813-e9a1-4f79-803f-04b06781fb8a', 12, '2026-11-20 12:00:00+00', 'captured', '{"amount": 18757}');
INSERT INTO public.booking_event VALUES ('434b9093-c5a4-41d3-a1d0-e76e337406bd', '121bf813-e9a1-4f79-803f-04b06781fb8a', 13, '2026-11-20 12:00:00+00', 'state.captured', '{}');
INSERT INTO public.booking_event VALUES ('434b9093-c5a4-41d3-a1d0-e76e337406bd', '121bf813-e9a1-4f79-803f-04b06781fb8a', 14, '2026-11-20 12:00:00+00', 'call.mail', '{"attempt": 1}');
INSERT INTO public.booking_event VALUES ('434b9093-c5a4-41d3-a1d0-e76e337406bd', '121bf813-e9a1-4f79-803f-04b06781fb8a', 15, '2026-11-20 12:00:00+00', 'state.confirmed', '{}');
INSERT INTO public.booking_event VALUES ('434b9093-c5a4-41d3-a1d0-e76e337406bd', '7ca564c6-557c-4d74-9fe1-6963c9876d41', 1, '2026-11-20 12:00:00+00', 'state.intent', '{"accepted": 18757}');
INSERT INTO public.booking_event VALUES ('434b9093-c5a4-41d3-a1d0-e76e337406bd', '7ca564c6-557c-4d74-9fe1-6963c9876d41', 2, '2026-11-20 12:00:00+00', 'state.repriced', '{}');
INSERT INTO public.booking_event VALUES ('434b9093-c5a4-41d3-a1d0-e76e337406bd', '7ca564c6-557c-4d74-9fe1-6963c9876d41', 3, '2026-11-20 12:00:00+00', 'state.authorising', '{}');
INSERT INTO public.booking_event VALUES ('434b9093-c5a4-41d3-a1d0-e76e337406bd', '7ca564c6-557c-4d74-9fe1-6963c9876d41', 4, '2026-11-20 12:00:00+00', 'call.authorise', '{"attempt": 1}');
INSERT INTO public.booking_event VALUES ('434b9093-c5a4-41d3-a1d0-e76e337406bd', '7ca564c6-557c-4d74-9fe1-6963c9876d41', 5, '2026-11-20 12:00:00+00', 'authorised', '{"amount": 18757}');
INSERT INTO public.booking_event VALUES ('434b9093-c5a4-41d3-a1d0-e76e337406bd', '7ca564c6-557c-4d74-9fe1-6963c9876d41', 6, '2026-11-20 12:00:00+00', 'state.authorised', '{}');
INSERT INTO public.booking_event VALUES ('434b9093-c5a4-41d3-a1d0-e76e337406bd', '7ca564c6-557c-4d74-9fe1-6963c9876d41', 7, '2026-11-20 12:00:00+00', 'state.ordering', '{}');
INSERT INTO public.booking_event VALUES ('434b9093-c5a4-41d3-a1d0-e76e337406bd', '7ca564c6-557c-4d74-9fe1-6963c9876d41', 8, '2026-11-20 12:00:00+00', 'call.order', '{"attempt": 1}');
INSERT INTO public.booking_event VALUES ('434b9093-c5a4-41d3-a1d0-e76e337406bd', '7ca564c6-557c-4d74-9fe1-6963c9876d41', 9, '2026-11-20 12:00:00+00', 'state.booked', '{}');
INSERT INTO public.booking_event VALUES ('434b9093-c5a4-41d3-a1d0-e76e337406bd', '7ca564c6-557c-4d74-9fe1-6963c9876d41', 10, '2026-11-20 12:00:00+00', 'state.capturing', '{}');
INSERT INTO public.booking_event VALUES ('434b9093-c5a4-41d3-a1d0-e76e337406bd', '7ca564c6-557c-4d74-9fe1-6963c9876d41', 11, '2026-11-20 12:00:00+00', 'call.capture', '{"attempt": 1}');
INSERT INTO public.booking_event VALUES ('434b9093-c5a4-41d3-a1d0-e76e337406bd', '7ca564c6-557c-4d74-9fe1-6963c9876d41', 12, '2026-11-20 12:00:00+00', 'captured', '{"amount": 18757}');
INSERT INTO public.booking_event VALUES ('434b9093-c5a4-41d3-a1d0-e76e337406bd', '7ca564c6-557c-4d74-9fe1-6963c9876d41', 13, '2026-11-20 12:00:00+00', 'state.captured', '{}');
INSERT INTO public.booking_event VALUES ('434b9093-c5a4-41d3-a1d0-e76e337406bd', '7ca564c6-557c-4d74-9fe1-6963c9876d41', 14, '2026-11-20 12:00:00+00', 'call.mail', '{"attempt": 1}');
INSERT INTO public.booking_event VALUES ('434b9093-c5a4-41d3-a1d0-e76e337406bd', '7ca564c6-557c-4d74-9fe1-6963c9876d41', 15, '2026-11-20 12:00:00+00', 'state.confirmed', '{}');
INSERT INTO public.booking_event VALUES ('434b9093-c5a4-41d3-a1d0-e76e337406bd', '4876b46c-79eb-4fdc-9dfa-0d1ac1c25e5b', 1, '2026-11-20 12:00:00+00', 'state.intent', '{"accepted": 18757}');
INSERT INTO public.booking_event VALUES ('434b9093-c5a4-41d3-a1d0-e76e337406bd', '4876b46c-79eb-4fdc-9dfa-0d1ac1c25e5b', 2, '2026-11-20 12:00:00+00', 'state.repriced', '{}');
INSERT INTO public.booking_event VALUES ('434b9093-c5a4-41d3-a1d0-e76e337406bd', '4876b46c-79eb-4fdc-9dfa-0d1ac1c25e5b', 3, '2026-11-20 12:00:00+00', 'state.ordering', '{}');
INSERT INTO public.booking_event VALUES ('434b9093-c5a4-41d3-a1d0-e76e337406bd', '4876b46c-79eb-4fdc-9dfa-0d1ac1c25e5b', 4, '2026-11-20 12:00:00+00', 'call.order', '{"attempt": 1}');
INSERT INTO public.booking_event VALUES ('434b9093-c5a4-41d3-a1d0-e76e337406bd', '4876b46c-79eb-4fdc-9dfa-0d1ac1c25e5b', 5, '2026-11-20 12:00:00+00', 'state.booked', '{}');
INSERT INTO public.booking_event VALUES ('434b9093-c5a4-41d3-a1d0-e76e337406bd', '4876b46c-79eb-4fdc-9dfa-0d1ac1c25e5b', 6, '2026-11-20 12:00:00+00', 'state.reserved', '{}');
INSERT INTO public.booking_event VALUES ('434b9093-c5a4-41d3-a1d0-e76e337406bd', '0aa2897f-9623-47ca-9b81-0949fd694a25', 1, '2026-11-20 12:00:00+00', 'state.intent', '{"accepted": 18757}');
INSERT INTO public.booking_event VALUES ('434b9093-c5a4-41d3-a1d0-e76e337406bd', '0aa2897f-9623-47ca-9b81-0949fd694a25', 2, '2026-11-20 12:00:00+00', 'state.repriced', '{}');
INSERT INTO public.booking_event VALUES ('434b9093-c5a4-41d3-a1d0-e76e337406bd', '0aa2897f-9623-47ca-9b81-0949fd694a25', 3, '2026-11-20 12:00:00+00', 'state.authorising', '{}');
INSERT INTO public.booking_event VALUES ('434b9093-c5a4-41d3-a1d0-e76e337406bd', '0aa2897f-9623-47ca-9b81-0949fd694a25', 4, '2026-11-20 12:00:00+00', 'call.authorise', '{"attempt": 1}');
INSERT INTO public.booking_event VALUES ('434b9093-c5a4-41d3-a1d0-e76e337406bd', '0aa2897f-9623-47ca-9b81-0949fd694a25', 5, '2026-11-20 12:00:00+00', 'authorised', '{"amount": 18757}');
INSERT INTO public.booking_event VALUES ('434b9093-c5a4-41d3-a1d0-e76e337406bd', '0aa2897f-9623-47ca-9b81-0949fd694a25', 6, '2026-11-20 12:00:00+00', 'state.authorised', '{}');
INSERT INTO public.booking_event VALUES ('434b9093-c5a4-41d3-a1d0-e76e337406bd', '0aa2897f-9623-47ca-9b81-0949fd694a25', 7, '2026-11-20 12:00:00+00', 'state.ordering', '{}');
INSERT INTO public.booking_event VALUES ('434b9093-c5a4-41d3-a1d0-e76e337406bd', '0aa2897f-9623-47ca-9b81-0949fd694a25', 8, '2026-11-20 12:00:00+00', 'call.order', '{"attempt": 1}');
INSERT INTO public.booking_event VALUES ('434b9093-c5a4-41d3-a1d0-e76e337406bd', '0aa2897f-9623-47ca-9b81-0949fd694a25', 9, '2026-11-20 12:00:00+00', 'state.booked', '{}');
INSERT INTO public.booking_event VALUES ('434b9093-c5a4-41d3-a1d0-e76e337406bd', '0aa2897f-9623-47ca-9b81-0949fd694a25', 10, '2026-11-20 12:00:00+00', 'state.capturing', '{}');
INSERT INTO public.booking_event VALUES ('434b9093-c5a4-41d3-a1d0-e76e337406bd', '0aa2897f-9623-47ca-9b81-0949fd694a25', 11, '2026-11-20 12:00:00+00', 'call.capture', '{"attempt": 1}');
INSERT INTO public.booking_event VALUES ('434b9093-c5a4-41d3-a1d0-e76e337406bd', '0aa2897f-9623-47ca-9b81-0949fd694a25', 12, '2026-11-20 12:00:00+00', 'captured', '{"amount": 18757}');
INSERT INTO public.booking_event VALUES ('434b9093-c5a4-41d3-a1d0-e76e337406bd', '0aa2897f-9623-47ca-9b81-0949fd694a25', 13, '2026-11-20 12:00:00+00', 'state.captured', '{}');
INSERT INTO public.booking_event VALUES ('434b9093-c5a4-41d3-a1d0-e76e337406bd', '0aa2897f-9623-47ca-9b81-0949fd694a25', 14, '2026-11-20 12:00:00+00', 'call.mail', '{"attempt": 1}');
INSERT INTO public.booking_event VALUES ('434b9093-c5a4-41d3-a1d0-e76e337406bd', '0aa2897f-9623-47ca-9b81-0949fd694a25', 15, '2026-11-20 12:00:00+00', 'state.confirmed', '{}');
INSERT INTO public.flight_sandbox_order VALUES ('121bf813-e9a1-4f79-803f-04b06781fb8a', 'SB39247732C53206', '{"net": {"amount": 16597, "currency": "USD"}, "limit": null, "isHold": false, "figures": {"base": {"amount": 12700, "currency": "USD"}, "taxes": {"amount": 3897, "currency": "USD"}, "published": {"amount": 17359, "currency": "USD"}}, "flights": [{"cabin": "economy", "stops": [{"airport": {"city": "Madrid", "code": "MAD", "name": "Madrid-Barajas Airport"}, "changeTo": null, "duration": 1270, "overnight": true}], "origin": {"city": "Lisbon", "code": "LIS", "name": "Lisbon Portela Airport"}, "carrier": "IB", "duration": 1475, "segments": [{"id": "IBLISMAD202703123", "cabin": "economy", "origin": {"city": "Lisbon", "code": "LIS", "name": "Lisbon Portela Airport"}, "carrier": "IB", "aircraft": "Airbus A320", "duration": 75, "operatedBy": null, "arrivalTime": "2027-03-12T18:20", "arrivalZone": "Europe/Madrid", "carrierName": "Iberia", "destination": {"city": "Madrid", "code": "MAD", "name": "Madrid-Barajas Airport"}, "bookingClass": "K", "flightNumber": "3760", "departureTime": "2027-03-12T16:05", "departureZone": "Europe/Lisbon", "originTerminal": "1", "destinationTerminal": "4"}, {"id": "IBMADLHR202703131", "cabin": "economy", "origin": {"city": "Madrid", "code": "MAD", "name": "Madrid-Barajas Airport"}, "carrier": "IB", "aircraft": "Airbus A320neo", "duration": 130, "operatedBy": null, "arrivalTime": "2027-03-13T16:40", "arrivalZone": "Europe/London", "carrierName": "Iberia", "destination": {"city": "London", "code": "LHR", "name": "London Heathrow Airport"}, "bookingClass": "K", "flightNumber": "2339", "departureTime": "2027-03-13T15:30", "departureZone": "Europe/Madrid", "originTerminal": "4", "destinationTerminal": "3"}], "dayOffset": 1, "airlineName": "Iberia", "arrivalTime": "2027-03-13T16:40", "arrivalZone": "Europe/London", "destination": {"city": "London", "code": "LHR", "name": "London Heathrow Airport"}, "departureTime": "2027-03-12T16:05", "departureZone": "Europe/Lisbon"}], "outcome": {"kind": "booked", "status": "Confirmed", "details": {"vendor": "sandbox", "orderId": "SB39247732C53206", "ticketNumbers": ["579-2470137559"], "ticketTimeLimit": null, "confirmationNumber": "170137559", "airlineRecordLocator": "WMCXLT"}, "locator": "3EZUFU", "supplierRef": "SB39247732C53206"}, "penalty": {"amount": 16597, "currency": "USD"}, "freeUntil": "2026-11-21T12:00:00.000Z", "readyAfter": 0, "travellers": 1, "isUncancellable": false}', '2026-11-20 12:00:00+00');
INSERT INTO public.flight_sandbox_order VALUES ('7ca564c6-557c-4d74-9fe1-6963c9876d41', 'SB0BD4A2F2A04F06', '{"net": {"amount": 16597, "currency": "USD"}, "limit": null, "isHold": false, "figures": {"base": {"amount": 12700, "currency": "USD"}, "taxes": {"amount": 3897, "currency": "USD"}, "published": {"amount": 17359, "currency": "USD"}}, "flights": [{"cabin": "economy", "stops": [{"airport": {"city": "Madrid", "code": "MAD", "name": "Madrid-Barajas Airport"}, "changeTo": null, "duration": 1270, "overnight": true}], "origin": {"city": "Lisbon", "code": "LIS", "name": "Lisbon Portela Airport"}, "carrier": "IB", "duration": 1475, "segments": [{"id": "IBLISMAD202703123", "cabin": "economy", "origin": {"city": "Lisbon", "code": "LIS", "name": "Lisbon Portela Airport"}, "carrier": "IB", "aircraft": "Airbus A320", "duration": 75, "operatedBy": null, "arrivalTime": "2027-03-12T18:20", "arrivalZone": "Europe/Madrid", "carrierName": "Iberia", "destination": {"city": "Madrid", "code": "MAD", "name": "Madrid-Barajas Airport"}, "bookingClass": "K", "flightNumber": "3760", "departureTime": "2027-03-12T16:05", "departureZone": "Europe/Lisbon", "originTerminal": "1", "destinationTerminal": "4"}, {"id": "IBMADLHR202703131", "cabin": "economy", "origin": {"city": "Madrid", "code": "MAD", "name": "Madrid-Barajas Airport"}, "carrier": "IB", "aircraft": "Airbus A320neo", "duration": 130, "operatedBy": null, "arrivalTime": "2027-03-13T16:40", "arrivalZone": "Europe/London", "carrierName": "Iberia", "destination": {"city": "London", "code": "LHR", "name": "London Heathrow Airport"}, "bookingClass": "K", "flightNumber": "2339", "departureTime": "2027-03-13T15:30", "departureZone": "Europe/Madrid", "originTerminal": "4", "destinationTerminal": "3"}], "dayOffset": 1, "airlineName": "Iberia", "arrivalTime": "2027-03-13T16:40", "arrivalZone": "Europe/London", "destination": {"city": "London", "code": "LHR", "name": "London Heathrow Airport"}, "departureTime": "2027-03-12T16:05", "departureZone": "Europe/Lisbon"}], "outcome": {"kind": "booked", "status": "Confirmed", "details": {"vendor": "sandbox", "orderId": "SB0BD4A2F2A04F06", "ticketNumbers": ["568-2479184348"], "ticketTimeLimit": null, "confirmationNumber": "179184348", "airlineRecordLocator": "VERQTU"}, "locator": "MWCUAR", "supplierRef": "SB0BD4A2F2A04F06"}, "penalty": {"amount": 16597, "currency": "USD"}, "freeUntil": "2026-11-21T12:00:00.000Z", "readyAfter": 0, "travellers": 1, "isUncancellable": false}', '2026-11-20 12:00:00+00');
INSERT INTO public.flight_sandbox_order VALUES ('4876b46c-79eb-4fdc-9dfa-0d1ac1c25e5b', 'SB90B6FECB43CB56', '{"net": {"amount": 16597, "currency": "USD"}, "limit": "2026-11-21T12:00:00.000Z", "isHold": true, "figures": {"base": {"amount": 12700, "currency": "USD"}, "taxes": {"amount": 3897, "currency": "USD"}, "published": {"amount": 17359, "currency": "USD"}}, "flights": [{"cabin": "economy", "stops": [{"airport": {"city": "Madrid", "code": "MAD", "name": "Madrid-Barajas Airport"}, "changeTo": null, "duration": 1270, "overnight": true}], "origin": {"city": "Lisbon", "code": "LIS", "name": "Lisbon Portela Airport"}, "carrier": "IB", "duration": 1475, "segments": [{"id": "IBLISMAD202703123", "cabin": "economy", "origin": {"city": "Lisbon", "code": "LIS", "name": "Lisbon Portela Airport"}, "carrier": "IB", "aircraft": "Airbus A320", "duration": 75, "operatedBy": null, "arrivalTime": "2027-03-12T18:20", "arrivalZone": "Europe/Madrid", "carrierName": "Iberia", "destination": {"city": "Madrid", "code": "MAD", "name": "Madrid-Barajas Airport"}, "bookingClass": "K", "flightNumber": "3760", "departureTime": "2027-03-12T16:05", "departureZone": "Europe/Lisbon", "originTerminal": "1", "destinationTerminal": "4"}, {"id": "IBMADLHR202703131", "cabin": "economy", "origin": {"city": "Madrid", "code": "MAD", "name": "Madrid-Barajas Airport"}, "carrier": "IB", "aircraft": "Airbus A320neo", "duration": 130, "operatedBy": null, "arrivalTime": "2027-03-13T16:40", "arrivalZone": "Europe/London", "carrierName": "Iberia", "destination": {"city": "London", "code": "LHR", "name": "London Heathrow Airport"}, "bookingClass": "K", "flightNumber": "2339", "departureTime": "2027-03-13T15:30", "departureZone": "Europe/Madrid", "originTerminal": "4", "destinationTerminal": "3"}], "dayOffset": 1, "airlineName": "Iberia", "arrivalTime": "2027-03-13T16:40", "arrivalZone": "Europe/London", "destination": {"city": "London", "code": "LHR", "name": "London Heathrow Airport"}, "departureTime": "2027-03-12T16:05", "departureZone": "Europe/Lisbon"}], "outcome": {"kind": "booked", "status": "Booked", "details": {"vendor": "sandbox", "orderId": "SB90B6FECB43CB56", "ticketNumbers": [], "ticketTimeLimit": "2026-11-21T12:00:00.000Z", "confirmationNumber": "133713062", "airlineRecordLocator": "UXPRJ2"}, "locator": "SY8MDM", "holdUntil": "2026-11-21T12:00:00.000Z", "supplierRef": "SB90B6FECB43CB56"}, "penalty": {"amount": 16597, "currency": "USD"}, "freeUntil": "2026-11-21T12:00:00.000Z", "readyAfter": 0, "travellers": 1, "isUncancellable": false}', '2026-11-20 12:00:00+00');
INSERT INTO public.flight_sandbox_order VALUES ('0aa2897f-9623-47ca-9b81-0949fd694a25', 'SB8284463DAA0147', '{"net": {"amount": 16597, "currency": "USD"}, "limit": null, "isHold": false, "figures": {"base": {"amount": 12700, "currency": "USD"}, "taxes": {"amount": 3897, "currency": "USD"}, "published": {"amount": 17359, "currency": "USD"}}, "flights": [{"cabin": "economy", "stops": [{"airport": {"city": "Madrid", "code": "MAD", "name": "Madrid-Barajas Airport"}, "changeTo": null, "duration": 1270, "overnight": true}], "origin": {"city": "Lisbon", "code": "LIS", "name": "Lisbon Portela Airport"}, "carrier": "IB", "duration": 1475, "segments": [{"id": "IBLISMAD202703123", "cabin": "economy", "origin": {"city": "Lisbon", "code": "LIS", "name": "Lisbon Portela Airport"}, "carrier": "IB", "aircraft": "Airbus A320", "duration": 75, "operatedBy": null, "arrivalTime": "2027-03-12T18:20", "arrivalZone": "Europe/Madrid", "carrierName": "Iberia", "destination": {"city": "Madrid", "code": "MAD", "name": "Madrid-Barajas Airport"}, "bookingClass": "K", "flightNumber": "3760", "departureTime": "2027-03-12T16:05", "departureZone": "Europe/Lisbon", "originTerminal": "1", "destinationTerminal": "4"}, {"id": "IBMADLHR202703131", "cabin": "economy", "origin": {"city": "Madrid", "code": "MAD", "name": "Madrid-Barajas Airport"}, "carrier": "IB", "aircraft": "Airbus A320neo", "duration": 130, "operatedBy": null, "arrivalTime": "2027-03-13T16:40", "arrivalZone": "Europe/London", "carrierName": "Iberia", "destination": {"city": "London", "code": "LHR", "name": "London Heathrow Airport"}, "bookingClass": "K", "flightNumber": "2339", "departureTime": "2027-03-13T15:30", "departureZone": "Europe/Madrid", "originTerminal": "4", "destinationTerminal": "3"}], "dayOffset": 1, "airlineName": "Iberia", "arrivalTime": "2027-03-13T16:40", "arrivalZone": "Europe/London", "destination": {"city": "London", "code": "LHR", "name": "London Heathrow Airport"}, "departureTime": "2027-03-12T16:05", "departureZone": "Europe/Lisbon"}], "outcome": {"kind": "booked", "status": "Confirmed", "details": {"vendor": "sandbox", "orderId": "SB8284463DAA0147", "ticketNumbers": ["564-2477071044"], "ticketTimeLimit": null, "confirmationNumber": "177071044", "airlineRecordLocator": "3J6D3C"}, "locator": "CEG7LB", "supplierRef": "SB8284463DAA0147"}, "penalty": {"amount": 16597, "currency": "USD"}, "freeUntil": "2026-11-21T12:00:00.000Z", "readyAfter": 0, "travellers": 1, "isUncancellable": false}', '2026-11-20 12:00:00+00');
INSERT INTO public.ledger_entry OVERRIDING SYSTEM VALUE VALUES ('434b9093-c5a4-41d3-a1d0-e76e337406bd', 1, '121bf813-e9a1-4f79-803f-04b06781fb8a', 'authorise', 'gateway.held', 18757, 'USD', '2026-11-20 12:00:00+00');
INSERT INTO public.ledger_entry OVERRIDING SYSTEM VALUE VALUES ('434b9093-c5a4-41d3-a1d0-e76e337406bd', 2, '121bf813-e9a1-4f79-803f-04b06781fb8a', 'authorise', 'traveller.held', -18757, 'USD', '2026-11-20 12:00:00+00');
INSERT INTO public.ledger_entry OVERRIDING SYSTEM VALUE VALUES ('434b9093-c5a4-41d3-a1d0-e76e337406bd', 3, '121bf813-e9a1-4f79-803f-04b06781fb8a', 'capture', 'gateway.held', -18757, 'USD', '2026-11-20 12:00:00+00');
INSERT INTO public.ledger_entry OVERRIDING SYSTEM VALUE VALUES ('434b9093-c5a4-41d3-a1d0-e76e337406bd', 4, '121bf813-e9a1-4f79-803f-04b06781fb8a', 'capture', 'traveller.held', 18757, 'USD', '2026-11-20 12:00:00+00');
INSERT INTO public.ledger_entry OVERRIDING SYSTEM VALUE VALUES ('434b9093-c5a4-41d3-a1d0-e76e337406bd', 5, '121bf813-e9a1-4f79-803f-04b06781fb8a', 'capture', 'gateway.receivable', 18757, 'USD', '2026-11-20 12:00:00+00');
INSERT INTO public.ledger_entry OVERRIDING SYSTEM VALUE VALUES ('434b9093-c5a4-41d3-a1d0-e76e337406bd', 6, '121bf813-e9a1-4f79-803f-04b06781fb8a', 'capture', 'supplier.payable', -16597, 'USD', '2026-11-20 12:00:00+00');
INSERT INTO public.ledger_entry OVERRIDING SYSTEM VALUE VALUES ('434b9093-c5a4-41d3-a1d0-e76e337406bd', 7, '121bf813-e9a1-4f79-803f-04b06781fb8a', 'capture', 'agency.commission', -1660, 'USD', '2026-11-20 12:00:00+00');
INSERT INTO public.ledger_entry OVERRIDING SYSTEM VALUE VALUES ('434b9093-c5a4-41d3-a1d0-e76e337406bd', 8, '121bf813-e9a1-4f79-803f-04b06781fb8a', 'capture', 'agency.fee', -500, 'USD', '2026-11-20 12:00:00+00');
INSERT INTO public.ledger_entry OVERRIDING SYSTEM VALUE VALUES ('434b9093-c5a4-41d3-a1d0-e76e337406bd', 9, '7ca564c6-557c-4d74-9fe1-6963c9876d41', 'authorise', 'gateway.held', 18757, 'USD', '2026-11-20 12:00:00+00');
INSERT INTO public.ledger_entry OVERRIDING SYSTEM VALUE VALUES ('434b9093-c5a4-41d3-a1d0-e76e337406bd', 10, '7ca564c6-557c-4d74-9fe1-6963c9876d41', 'authorise', 'traveller.held', -18757, 'USD', '2026-11-20 12:00:00+00');
INSERT INTO public.ledger_entry OVERRIDING SYSTEM VALUE VALUES ('434b9093-c5a4-41d3-a1d0-e76e337406bd', 11, '7ca564c6-557c-4d74-9fe1-6963c9876d41', 'capture', 'gateway.held', -18757, 'USD', '2026-11-20 12:00:00+00');
INSERT INTO public.ledger_entry OVERRIDING SYSTEM VALUE VALUES ('434b9093-c5a4-41d3-a1d0-e76e337406bd', 12, '7ca564c6-557c-4d74-9fe1-6963c9876d41', 'capture', 'traveller.held', 18757, 'USD', '2026-11-20 12:00:00+00');
INSERT INTO public.ledger_entry OVERRIDING SYSTEM VALUE VALUES ('434b9093-c5a4-41d3-a1d0-e76e337406bd', 13, '7ca564c6-557c-4d74-9fe1-6963c9876d41', 'capture', 'gateway.receivable', 18757, 'USD', '2026-11-20 12:00:00+00');
INSERT INTO public.ledger_entry OVERRIDING SYSTEM VALUE VALUES ('434b9093-c5a4-41d3-a1d0-e76e337406bd', 14, '7ca564c6-557c-4d74-9fe1-6963c9876d41', 'capture', 'supplier.payable', -16597, 'USD', '2026-11-20 12:00:00+00');
INSERT INTO public.ledger_entry OVERRIDING SYSTEM VALUE VALUES ('434b9093-c5a4-41d3-a1d0-e76e337406bd', 15, '7ca564c6-557c-4d74-9fe1-6963c9876d41', 'capture', 'agency.commission', -1660, 'USD', '2026-11-20 12:00:00+00');
INSERT INTO public.ledger_entry OVERRIDING SYSTEM VALUE VALUES ('434b9093-c5a4-41d3-a1d0-e76e337406bd', 16, '7ca564c6-557c-4d74-9fe1-6963c9876d41', 'capture', 'agency.fee', -500, 'USD', '2026-11-20 12:00:00+00');
INSERT INTO public.ledger_entry OVERRIDING SYSTEM VALUE VALUES ('434b9093-c5a4-41d3-a1d0-e76e337406bd', 17, '0aa2897f-9623-47ca-9b81-0949fd694a25', 'authorise', 'gateway.held', 18757, 'USD', '2026-11-20 12:00:00+00');
INSERT INTO public.ledger_entry OVERRIDING SYSTEM VALUE VALUES ('434b9093-c5a4-41d3-a1d0-e76e337406bd', 18, '0aa2897f-9623-47ca-9b81-0949fd694a25', 'authorise', 'traveller.held', -18757, 'USD', '2026-11-20 12:00:00+00');
INSERT INTO public.ledger_entry OVERRIDING SYSTEM VALUE VALUES ('434b9093-c5a4-41d3-a1d0-e76e337406bd', 19, '0aa2897f-9623-47ca-9b81-0949fd694a25', 'capture', 'gateway.held', -18757, 'USD', '2026-11-20 12:00:00+00');
INSERT INTO public.ledger_entry OVERRIDING SYSTEM VALUE VALUES ('434b9093-c5a4-41d3-a1d0-e76e337406bd', 20, '0aa2897f-9623-47ca-9b81-0949fd694a25', 'capture', 'traveller.held', 18757, 'USD', '2026-11-20 12:00:00+00');
INSERT INTO public.ledger_entry OVERRIDING SYSTEM VALUE VALUES ('434b9093-c5a4-41d3-a1d0-e76e337406bd', 21, '0aa2897f-9623-47ca-9b81-0949fd694a25', 'capture', 'gateway.receivable', 18757, 'USD', '2026-11-20 12:00:00+00');
INSERT INTO public.ledger_entry OVERRIDING SYSTEM VALUE VALUES ('434b9093-c5a4-41d3-a1d0-e76e337406bd', 22, '0aa2897f-9623-47ca-9b81-0949fd694a25', 'capture', 'supplier.payable', -16597, 'USD', '2026-11-20 12:00:00+00');
INSERT INTO public.ledger_entry OVERRIDING SYSTEM VALUE VALUES ('434b9093-c5a4-41d3-a1d0-e76e337406bd', 23, '0aa2897f-9623-47ca-9b81-0949fd694a25', 'capture', 'agency.commission', -1660, 'USD', '2026-11-20 12:00:00+00');
INSERT INTO public.ledger_entry OVERRIDING SYSTEM VALUE VALUES ('434b9093-c5a4-41d3-a1d0-e76e337406bd', 24, '0aa2897f-9623-47ca-9b81-0949fd694a25', 'capture', 'agency.fee', -500, 'USD', '2026-11-20 12:00:00+00');
INSERT INTO public.mail VALUES ('434b9093-c5a4-41d3-a1d0-e76e337406bd', '3347e9e6-f50b-4388-84a7-0e909fc19f37', 'ines@example.com', 'Sua viagem Lisbon – London está confirmada (MWCUAR)', '<p></p>', '', '[]', '2026-11-20 12:00:00+00', '2026-11-20 12:00:00+00', 'mailbox', false);
INSERT INTO public.mail VALUES ('434b9093-c5a4-41d3-a1d0-e76e337406bd', '830bc6ce-1581-4066-8746-c8a32ac1dad0', 'ines@example.com', 'Sua viagem Lisbon – London está confirmada (CEG7LB)', '<p></p>', '', '[]', '2026-11-20 12:00:00+00', '2026-11-20 12:00:00+00', 'mailbox', false);
INSERT INTO public.mail VALUES ('434b9093-c5a4-41d3-a1d0-e76e337406bd', '78f12e1f-4737-4d6c-a67c-f5cc011baf38', 'ines@example.com', 'Sua viagem Lisbon – London está reservada até sábado, 21 de novembro de 2026, 12:00 UTC', '<p></p>', '', '[]', '2026-11-20 12:00:00+00', '2026-11-20 12:00:00+00', 'mailbox', false);
INSERT INTO public.mail VALUES ('434b9093-c5a4-41d3-a1d0-e76e337406bd', '349f3d0e-0c7a-4dc7-bd44-00885bd1ce17', 'ines@example.com', 'Sua viagem Lisbon – London está confirmada (3EZUFU)', '<p></p>', '', '[]', '2026-11-20 12:00:00+00', '2026-11-20 12:00:00+00', 'mailbox', false);
INSERT INTO public.migration VALUES ('001-platform', '2026-11-24 19:25:52.729664+00');
INSERT INTO public.migration VALUES ('002-booking', '2026-11-24 19:25:52.868838+00');
INSERT INTO public.migration VALUES ('003-identity', '2026-11-24 19:25:53.015689+00');
INSERT INTO public.migration VALUES ('004-accounts', '2026-11-24 19:25:53.072739+00');
INSERT INTO public.migration VALUES ('005-files', '2026-11-24 19:25:53.184749+00');
INSERT INTO public.migration VALUES ('006-profile', '2026-11-24 19:25:53.216457+00');
INSERT INTO public.migration VALUES ('010-booking-hold', '2026-11-24 19:25:53.244661+00');
INSERT INTO public.migration VALUES ('013-booking-protection', '2026-11-24 19:25:53.252733+00');
INSERT INTO public.migration VALUES ('014-agency-protection', '2026-11-24 19:25:53.256154+00');
INSERT INTO public.migration VALUES ('flight-001-sandbox', '2026-11-24 19:25:53.26065+00');
INSERT INTO public.migration VALUES ('flight-002-search', '2026-11-24 19:25:53.312735+00');
INSERT INTO public.migration VALUES ('flight-003-sandbox-event', '2026-11-24 19:25:53.332777+00');
INSERT INTO public.migration VALUES ('flight-004-after', '2026-11-24 19:25:53.354014+00');
INSERT INTO public.payment VALUES ('434b9093-c5a4-41d3-a1d0-e76e337406bd', '870c6ec4-8f6d-45c6-8a82-cc0b368d9ff0', '121bf813-e9a1-4f79-803f-04b06781fb8a', 'authorise', '121bf813-e9a1-4f79-803f-04b06781fb8a:authorise', 18757, 'USD', 'done', 'pay_729131331fb772f7a64b99bc83957281', '{"brand": "visa", "last4": "4242"}', '2026-11-20 12:00:00+00', '2026-11-20 12:00:00+00');
INSERT INTO public.payment VALUES ('434b9093-c5a4-41d3-a1d0-e76e337406bd', '2b5ca36e-8fb1-463c-b108-b766bb230b66', '121bf813-e9a1-4f79-803f-04b06781fb8a', 'capture', '121bf813-e9a1-4f79-803f-04b06781fb8a:capture', 18757, 'USD', 'done', NULL, NULL, '2026-11-20 12:00:00+00', '2026-11-20 12:00:00+00');
INSERT INTO public.payment VALUES ('434b9093-c5a4-41d3-a1d0-e76e337406bd', '2f5d26b2-c71d-4d32-9049-4b42fe1f915e', '7ca564c6-557c-4d74-9fe1-6963c9876d41', 'authorise', '7ca564c6-557c-4d74-9fe1-6963c9876d41:authorise', 18757, 'USD', 'done', 'pay_21270c91cb2ee5bc85196f90ce94520f', '{"brand": "visa", "last4": "4242"}', '2026-11-20 12:00:00+00', '2026-11-20 12:00:00+00');
INSERT INTO public.payment VALUES ('434b9093-c5a4-41d3-a1d0-e76e337406bd', 'affb6b9f-095c-4e01-b852-fca3e07f4d36', '7ca564c6-557c-4d74-9fe1-6963c9876d41', 'capture', '7ca564c6-557c-4d74-9fe1-6963c9876d41:capture', 18757, 'USD', 'done', NULL, NULL, '2026-11-20 12:00:00+00', '2026-11-20 12:00:00+00');
INSERT INTO public.payment VALUES ('434b9093-c5a4-41d3-a1d0-e76e337406bd', '0fed6bcf-be67-4c2f-8a9b-1567a86f47f1', '0aa2897f-9623-47ca-9b81-0949fd694a25', 'authorise', '0aa2897f-9623-47ca-9b81-0949fd694a25:authorise', 18757, 'USD', 'done', 'pay_2790591340375056a60036c85ab07906', '{"brand": "visa", "last4": "4242"}', '2026-11-20 12:00:00+00', '2026-11-20 12:00:00+00');
INSERT INTO public.payment VALUES ('434b9093-c5a4-41d3-a1d0-e76e337406bd', '3287b2f7-89aa-4b43-bbad-49a160940cd1', '0aa2897f-9623-47ca-9b81-0949fd694a25', 'capture', '0aa2897f-9623-47ca-9b81-0949fd694a25:capture', 18757, 'USD', 'done', NULL, NULL, '2026-11-20 12:00:00+00', '2026-11-20 12:00:00+00');
INSERT INTO public.quote VALUES ('434b9093-c5a4-41d3-a1d0-e76e337406bd', '3116537a-81ad-4b16-b6ad-dd3cc8bce509', 'ff1a6981-ac89-47b0-9672-1b32d18da534', 'flight', 'sb1.20261120.USD.01.100.IBLISMAD202703123_IBMADLHR202703131.ZZN6XOb_Kv0yAKWN05GUce', '{"offer": {"id": "sb1.20261120.USD.01.100.IBLISMAD202703123_IBMADLHR202703131.ZZN6XOb_Kv0yAKWN05GUce", "bags": {"carryOn": {"pieces": 1, "kilograms": 8}, "checked": {"pieces": 1, "kilograms": 23}}, "base": {"amount": 12700, "currency": "USD"}, "fares": [{"base": {"amount": 12700, "currency": "USD"}, "count": 1, "taxes": {"amount": 3897, "currency": "USD"}, "passengerType": "ADT"}], "taxes": {"amount": 3897, "currency": "USD"}, "flights": [{"cabin": "economy", "stops": [{"airport": {"city": "Madrid", "code": "MAD", "name": "Madrid-Barajas Airport"}, "changeTo": null, "duration": 1270, "overnight": true}], "origin": {"city": "Lisbon", "code": "LIS", "name": "Lisbon Portela Airport"}, "carrier": "IB", "duration": 1475, "segments": [{"id": "IBLISMAD202703123", "cabin": "economy", "origin": {"city": "Lisbon", "code": "LIS", "name": "Lisbon Portela Airport"}, "carrier": "IB", "aircraft": "Airbus A320", "duration": 75, "operatedBy": null, "arrivalTime": "2027-03-12T18:20", "arrivalZone": "Europe/Madrid", "carrierName": "Iberia", "destination": {"city": "Madrid", "code": "MAD", "name": "Madrid-Barajas Airport"}, "bookingClass": "K", "flightNumber": "3760", "departureTime": "2027-03-12T16:05", "departureZone": "Europe/Lisbon", "originTerminal": "1", "destinationTerminal": "4"}, {"id": "IBMADLHR202703131", "cabin": "economy", "origin": {"city": "Madrid", "code": "MAD", "name": "Madrid-Barajas Airport"}, "carrier": "IB", "aircraft": "Airbus A320neo", "duration": 130, "operatedBy": null, "arrivalTime": "2027-03-13T16:40", "arrivalZone": "Europe/London", "carrierName": "Iberia", "destination": {"city": "London", "code": "LHR", "name": "London Heathrow Airport"}, "bookingClass": "K", "flightNumber": "2339", "departureTime": "2027-03-13T15:30", "departureZone": "Europe/Madrid", "originTerminal": "4", "destinationTerminal": "3"}], "dayOffset": 1, "airlineName": "Iberia", "arrivalTime": "2027-03-13T16:40", "arrivalZone": "Europe/London", "destination": {"city": "London", "code": "LHR", "name": "London Heathrow Airport"}, "departureTime": "2027-03-12T16:05", "departureZone": "Europe/Lisbon"}], "supplier": "sandbox", "published": {"amount": 17359, "currency": "USD"}, "seatsLeft": null, "changeable": true, "fareFamily": "IB-economy-1", "refundable": true, "itineraryId": "IBLISMAD202703123_IBMADLHR202703131", "validatingCarrier": "IB"}, "fareFamily": {"id": "IB-economy-1", "name": "Plus", "cabin": "economy", "carrier": "IB", "features": {"seat": "included", "change": "fee", "refund": "fee", "carryOn": {"pieces": 1, "kilograms": 8}, "checked": {"pieces": 1, "kilograms": 23}}, "carrierName": "Iberia"}, "payLaterUntil": "2026-11-21T12:00:00.000Z"}', '{"travellers": {"adults": 1, "infants": 0, "children": 0}}', '{"lines": [{"kind": "base", "amount": {"amount": 12700, "currency": "USD"}}, {"kind": "taxes", "amount": {"amount": 3897, "currency": "USD"}}, {"kind": "markup", "amount": {"amount": 1660, "currency": "USD"}}, {"kind": "fee", "amount": {"amount": 500, "currency": "USD"}}], "staff": {"retail": null, "agencyFee": {"amount": 500, "currency": "USD"}, "published": {"amount": 17359, "currency": "USD"}, "wholesale": {"amount": 16597, "currency": "USD"}, "commission": {"amount": 1660, "currency": "USD"}, "agencyMarkup": {"amount": 1660, "currency": "USD"}}, "total": {"amount": 18757, "currency": "USD"}}', 1000, 500, '2026-11-20 12:00:00+00', '2026-11-20 12:20:00+00', NULL);
INSERT INTO public.quote VALUES ('434b9093-c5a4-41d3-a1d0-e76e337406bd', '0dff7776-f40d-4001-8831-c33b2da96e42', '0d410195-d0b4-4d8b-8ca3-4eb3c64d8a2d', 'flight', 'sb1.20261120.USD.01.100.IBLISMAD202703123_IBMADLHR202703131.ZZN6XOb_Kv0yAKWN05GUce', '{"offer": {"id": "sb1.20261120.USD.01.100.IBLISMAD202703123_IBMADLHR202703131.ZZN6XOb_Kv0yAKWN05GUce", "bags": {"carryOn": {"pieces": 1, "kilograms": 8}, "checked": {"pieces": 1, "kilograms": 23}}, "base": {"amount": 12700, "currency": "USD"}, "fares": [{"base": {"amount": 12700, "currency": "USD"}, "count": 1, "taxes": {"amount": 3897, "currency": "USD"}, "passengerType": "ADT"}], "taxes": {"amount": 3897, "currency": "USD"}, "flights": [{"cabin": "economy", "stops": [{"airport": {"city": "Madrid", "code": "MAD", "name": "Madrid-Barajas Airport"}, "changeTo": null, "duration": 1270, "overnight": true}], "origin": {"city": "Lisbon", "code": "LIS", "name": "Lisbon Portela Airport"}, "carrier": "IB", "duration": 1475, "segments": [{"id": "IBLISMAD202703123", "cabin": "economy", "origin": {"city": "Lisbon", "code": "LIS", "name": "Lisbon Portela Airport"}, "carrier": "IB", "aircraft": "Airbus A320", "duration": 75, "operatedBy": null, "arrivalTime": "2027-03-12T18:20", "arrivalZone": "Europe/Madrid", "carrierName": "Iberia", "destination": {"city": "Madrid", "code": "MAD", "name": "Madrid-Barajas Airport"}, "bookingClass": "K", "flightNumber": "3760", "departureTime": "2027-03-12T16:05", "departureZone": "Europe/Lisbon", "originTerminal": "1", "destinationTerminal": "4"}, {"id": "IBMADLHR202703131", "cabin": "economy", "origin": {"city": "Madrid", "code": "MAD", "name": "Madrid-Barajas Airport"}, "carrier": "IB", "aircraft": "Airbus A320neo", "duration": 130, "operatedBy": null, "arrivalTime": "2027-03-13T16:40", "arrivalZone": "Europe/London", "carrierName": "Iberia", "destination": {"city": "London", "code": "LHR", "name": "London Heathrow Airport"}, "bookingClass": "K", "flightNumber": "2339", "departureTime": "2027-03-13T15:30", "departureZone": "Europe/Madrid", "originTerminal": "4", "destinationTerminal": "3"}], "dayOffset": 1, "airlineName": "Iberia", "arrivalTime": "2027-03-13T16:40", "arrivalZone": "Europe/London", "destination": {"city": "London", "code": "LHR", "name": "London Heathrow Airport"}, "departureTime": "2027-03-12T16:05", "departureZone": "Europe/Lisbon"}], "supplier": "sandbox", "published": {"amount": 17359, "currency": "USD"}, "seatsLeft": null, "changeable": true, "fareFamily": "IB-economy-1", "refundable": true, "itineraryId": "IBLISMAD202703123_IBMADLHR202703131", "validatingCarrier": "IB"}, "fareFamily": {"id": "IB-economy-1", "name": "Plus", "cabin": "economy", "carrier": "IB", "features": {"seat": "included", "change": "fee", "refund": "fee", "carryOn": {"pieces": 1, "kilograms": 8}, "checked": {"pieces": 1, "kilograms": 23}}, "carrierName": "Iberia"}, "payLaterUntil": "2026-11-21T12:00:00.000Z"}', '{"travellers": {"adults": 1, "infants": 0, "children": 0}}', '{"lines": [{"kind": "base", "amount": {"amount": 12700, "currency": "USD"}}, {"kind": "taxes", "amount": {"amount": 3897, "currency": "USD"}}, {"kind": "markup", "amount": {"amount": 1660, "currency": "USD"}}, {"kind": "fee", "amount": {"amount": 500, "currency": "USD"}}], "staff": {"retail": null, "agencyFee": {"amount": 500, "currency": "USD"}, "published": {"amount": 17359, "currency": "USD"}, "wholesale": {"amount": 16597, "currency": "USD"}, "commission": {"amount": 1660, "currency": "USD"}, "agencyMarkup": {"amount": 1660, "currency": "USD"}}, "total": {"amount": 18757, "currency": "USD"}}', 1000, 500, '2026-11-20 12:00:00+00', '2026-11-20 12:20:00+00', NULL);
INSERT INTO public.quote VALUES ('434b9093-c5a4-41d3-a1d0-e76e337406bd', '0418bf23-8840-41e6-afd3-ebab41ebf7cf', 'ff1a6981-ac89-47b0-9672-1b32d18da534', 'flight', 'sb1.20261120.USD.01.100.IBLISMAD202703123_IBMADLHR202703131.ZZN6XOb_Kv0yAKWN05GUce', '{"offer": {"id": "sb1.20261120.USD.01.100.IBLISMAD202703123_IBMADLHR202703131.ZZN6XOb_Kv0yAKWN05GUce", "bags": {"carryOn": {"pieces": 1, "kilograms": 8}, "checked": {"pieces": 1, "kilograms": 23}}, "base": {"amount": 12700, "currency": "USD"}, "fares": [{"base": {"amount": 12700, "currency": "USD"}, "count": 1, "taxes": {"amount": 3897, "currency": "USD"}, "passengerType": "ADT"}], "taxes": {"amount": 3897, "currency": "USD"}, "flights": [{"cabin": "economy", "stops": [{"airport": {"city": "Madrid", "code": "MAD", "name": "Madrid-Barajas Airport"}, "changeTo": null, "duration": 1270, "overnight": true}], "origin": {"city": "Lisbon", "code": "LIS", "name": "Lisbon Portela Airport"}, "carrier": "IB", "duration": 1475, "segments": [{"id": "IBLISMAD202703123", "cabin": "economy", "origin": {"city": "Lisbon", "code": "LIS", "name": "Lisbon Portela Airport"}, "carrier": "IB", "aircraft": "Airbus A320", "duration": 75, "operatedBy": null, "arrivalTime": "2027-03-12T18:20", "arrivalZone": "Europe/Madrid", "carrierName": "Iberia", "destination": {"city": "Madrid", "code": "MAD", "name": "Madrid-Barajas Airport"}, "bookingClass": "K", "flightNumber": "3760", "departureTime": "2027-03-12T16:05", "departureZone": "Europe/Lisbon", "originTerminal": "1", "destinationTerminal": "4"}, {"id": "IBMADLHR202703131", "cabin": "economy", "origin": {"city": "Madrid", "code": "MAD", "name": "Madrid-Barajas Airport"}, "carrier": "IB", "aircraft": "Airbus A320neo", "duration": 130, "operatedBy": null, "arrivalTime": "2027-03-13T16:40", "arrivalZone": "Europe/London", "carrierName": "Iberia", "destination": {"city": "London", "code": "LHR", "name": "London Heathrow Airport"}, "bookingClass": "K", "flightNumber": "2339", "departureTime": "2027-03-13T15:30", "departureZone": "Europe/Madrid", "originTerminal": "4", "destinationTerminal": "3"}], "dayOffset": 1, "airlineName": "Iberia", "arrivalTime": "2027-03-13T16:40", "arrivalZone": "Europe/London", "destination": {"city": "London", "code": "LHR", "name": "London Heathrow Airport"}, "departureTime": "2027-03-12T16:05", "departureZone": "Europe/Lisbon"}], "supplier": "sandbox", "published": {"amount": 17359, "currency": "USD"}, "seatsLeft": null, "changeable": true, "fareFamily": "IB-economy-1", "refundable": true, "itineraryId": "IBLISMAD202703123_IBMADLHR202703131", "validatingCarrier": "IB"}, "fareFamily": {"id": "IB-economy-1", "name": "Plus", "cabin": "economy", "carrier": "IB", "features": {"seat": "included", "change": "fee", "refund": "fee", "carryOn": {"pieces": 1, "kilograms": 8}, "checked": {"pieces": 1, "kilograms": 23}}, "carrierName": "Iberia"}, "payLaterUntil": "2026-11-21T12:00:00.000Z"}', '{"travellers": {"adults": 1, "infants": 0, "children": 0}}', '{"lines": [{"kind": "base", "amount": {"amount": 12700, "currency": "USD"}}, {"kind": "taxes", "amount": {"amount": 3897, "currency": "USD"}}, {"kind": "markup", "amount": {"amount": 1660, "currency": "USD"}}, {"kind": "fee", "amount": {"amount": 500, "currency": "USD"}}], "staff": {"retail": null, "agencyFee": {"amount": 500, "currency": "USD"}, "published": {"amount": 17359, "currency": "USD"}, "wholesale": {"amount": 16597, "currency": "USD"}, "commission": {"amount": 1660, "currency": "USD"}, "agencyMarkup": {"amount": 1660, "currency": "USD"}}, "total": {"amount": 18757, "currency": "USD"}}', 1000, 500, '2026-11-20 12:00:00+00', '2026-11-20 12:20:00+00', NULL);
INSERT INTO public.quote VALUES ('434b9093-c5a4-41d3-a1d0-e76e337406bd', '494d5d66-f5c6-402b-abbb-b28374a6c9ae', '62f95642-1e7e-4920-a325-02ad6a072d67', 'flight', 'sb1.20261120.USD.01.100.IBLISMAD202703123_IBMADLHR202703131.ZZN6XOb_Kv0yAKWN05GUce', '{"offer": {"id": "sb1.20261120.USD.01.100.IBLISMAD202703123_IBMADLHR202703131.ZZN6XOb_Kv0yAKWN05GUce", "bags": {"carryOn": {"pieces": 1, "kilograms": 8}, "checked": {"pieces": 1, "kilograms": 23}}, "base": {"amount": 12700, "currency": "USD"}, "fares": [{"base": {"amount": 12700, "currency": "USD"}, "count": 1, "taxes": {"amount": 3897, "currency": "USD"}, "passengerType": "ADT"}], "taxes": {"amount": 3897, "currency": "USD"}, "flights": [{"cabin": "economy", "stops": [{"airport": {"city": "Madrid", "code": "MAD", "name": "Madrid-Barajas Airport"}, "changeTo": null, "duration": 1270, "overnight": true}], "origin": {"city": "Lisbon", "code": "LIS", "name": "Lisbon Portela Airport"}, "carrier": "IB", "duration": 1475, "segments": [{"id": "IBLISMAD202703123", "cabin": "economy", "origin": {"city": "Lisbon", "code": "LIS", "name": "Lisbon Portela Airport"}, "carrier": "IB", "aircraft": "Airbus A320", "duration": 75, "operatedBy": null, "arrivalTime": "2027-03-12T18:20", "arrivalZone": "Europe/Madrid", "carrierName": "Iberia", "destination": {"city": "Madrid", "code": "MAD", "name": "Madrid-Barajas Airport"}, "bookingClass": "K", "flightNumber": "3760", "departureTime": "2027-03-12T16:05", "departureZone": "Europe/Lisbon", "originTerminal": "1", "destinationTerminal": "4"}, {"id": "IBMADLHR202703131", "cabin": "economy", "origin": {"city": "Madrid", "code": "MAD", "name": "Madrid-Barajas Airport"}, "carrier": "IB", "aircraft": "Airbus A320neo", "duration": 130, "operatedBy": null, "arrivalTime": "2027-03-13T16:40", "arrivalZone": "Europe/London", "carrierName": "Iberia", "destination": {"city": "London", "code": "LHR", "name": "London Heathrow Airport"}, "bookingClass": "K", "flightNumber": "2339", "departureTime": "2027-03-13T15:30", "departureZone": "Europe/Madrid", "originTerminal": "4", "destinationTerminal": "3"}], "dayOffset": 1, "airlineName": "Iberia", "arrivalTime": "2027-03-13T16:40", "arrivalZone": "Europe/London", "destination": {"city": "London", "code": "LHR", "name": "London Heathrow Airport"}, "departureTime": "2027-03-12T16:05", "departureZone": "Europe/Lisbon"}], "supplier": "sandbox", "published": {"amount": 17359, "currency": "USD"}, "seatsLeft": null, "changeable": true, "fareFamily": "IB-economy-1", "refundable": true, "itineraryId": "IBLISMAD202703123_IBMADLHR202703131", "validatingCarrier": "IB"}, "fareFamily": {"id": "IB-economy-1", "name": "Plus", "cabin": "economy", "carrier": "IB", "features": {"seat": "included", "change": "fee", "refund": "fee", "carryOn": {"pieces": 1, "kilograms": 8}, "checked": {"pieces": 1, "kilograms": 23}}, "carrierName": "Iberia"}, "payLaterUntil": "2026-11-21T12:00:00.000Z"}', '{"travellers": {"adults": 1, "infants": 0, "children": 0}}', '{"lines": [{"kind": "base", "amount": {"amount": 12700, "currency": "USD"}}, {"kind": "taxes", "amount": {"amount": 3897, "currency": "USD"}}, {"kind": "markup", "amount": {"amount": 1660, "currency": "USD"}}, {"kind": "fee", "amount": {"amount": 500, "currency": "USD"}}], "staff": {"retail": null, "agencyFee": {"amount": 500, "currency": "USD"}, "published": {"amount": 17359, "currency": "USD"}, "wholesale": {"amount": 16597, "currency": "USD"}, "commission": {"amount": 1660, "currency": "USD"}, "agencyMarkup": {"amount": 1660, "currency": "USD"}}, "total": {"amount": 18757, "currency": "USD"}}', 1000, 500, '2026-11-20 12:00:00+00', '2026-11-20 12:20:00+00', NULL);
SELECT pg_catalog.setval('public.audit_log_id_seq', 1, false);
SELECT pg_catalog.setval('public.ledger_entry_id_seq', 24, true);
ALTER TABLE ONLY public.account_link
    ADD CONSTRAINT account_link_pkey PRIMARY KEY (agency_id, id);
ALTER TABLE ONLY public.account_link
    ADD CONSTRAINT account_link_token_hash_key UNIQUE (token_hash);
ALTER TABLE ONLY public.agency
    ADD CONSTRAINT agency_custom_domain_key UNIQUE (custom_domain);
ALTER TABLE ONLY public.agency
    ADD CONSTRAINT agency_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.agency
    ADD CONSTRAINT agency_subdomain_key UNIQUE (subdomain);
ALTER TABLE ONLY public.agent_invitation
    ADD CONSTRAINT agent_invitation_pkey PRIMARY KEY (agency_id, id);
ALTER TABLE ONLY public.agent_invitation
    ADD CONSTRAINT agent_invitation_token_hash_key UNIQUE (token_hash);
ALTER TABLE ONLY public.app_user
    ADD CONSTRAINT app_user_agency_id_email_key UNIQUE (agency_id, email);
ALTER TABLE ONLY public.app_user
    ADD CONSTRAINT app_user_pkey PRIMARY KEY (agency_id, id);
ALTER TABLE ONLY public.audit_log
    ADD CONSTRAINT audit_log_pkey PRIMARY KEY (agency_id, id);
ALTER TABLE ONLY public.booking
    ADD CONSTRAINT booking_agency_id_user_id_idempotency_key_key UNIQUE (agency_id, user_id, idempotency_key);
ALTER TABLE ONLY public.booking_event
    ADD CONSTRAINT booking_event_pkey PRIMARY KEY (agency_id, booking_id, seq);
ALTER TABLE ONLY public.booking
    ADD CONSTRAINT booking_pkey PRIMARY KEY (agency_id, id);
ALTER TABLE ONLY public.demo_identity_grant
    ADD CONSTRAINT demo_identity_grant_pkey PRIMARY KEY (agency_id, grant_hash);
ALTER TABLE ONLY public.flight_cancel_terms
    ADD CONSTRAINT flight_cancel_terms_pkey PRIMARY KEY (agency_id, booking_id, user_id);
ALTER TABLE ONLY public.flight_feed
    ADD CONSTRAINT flight_feed_pkey PRIMARY KEY (supplier);
ALTER TABLE ONLY public.flight_sandbox_cancellation
    ADD CONSTRAINT flight_sandbox_cancellation_pkey PRIMARY KEY (supplier_ref);
ALTER TABLE ONLY public.flight_sandbox_event
    ADD CONSTRAINT flight_sandbox_event_pkey PRIMARY KEY (supplier_ref, kind);
ALTER TABLE ONLY public.flight_sandbox_order
    ADD CONSTRAINT flight_sandbox_order_pkey PRIMARY KEY (reference);
ALTER TABLE ONLY public.flight_sandbox_order
    ADD CONSTRAINT flight_sandbox_order_supplier_ref_key UNIQUE (supplier_ref);
ALTER TABLE ONLY public.flight_schedule_change
    ADD CONSTRAINT flight_schedule_change_pkey PRIMARY KEY (agency_id, booking_id, change_id);
ALTER TABLE ONLY public.flight_search
    ADD CONSTRAINT flight_search_pkey PRIMARY KEY (agency_id, id);
ALTER TABLE ONLY public.ledger_entry
    ADD CONSTRAINT ledger_entry_agency_id_booking_id_posting_account_key UNIQUE (agency_id, booking_id, posting, account);
ALTER TABLE ONLY public.ledger_entry
    ADD CONSTRAINT ledger_entry_pkey PRIMARY KEY (agency_id, id);
ALTER TABLE ONLY public.mail
    ADD CONSTRAINT mail_pkey PRIMARY KEY (agency_id, id);
ALTER TABLE ONLY public.migration
    ADD CONSTRAINT migration_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.payment
    ADD CONSTRAINT payment_agency_id_idempotency_key_key UNIQUE (agency_id, idempotency_key);
ALTER TABLE ONLY public.payment
    ADD CONSTRAINT payment_pkey PRIMARY KEY (agency_id, id);
ALTER TABLE ONLY public.quote
    ADD CONSTRAINT quote_pkey PRIMARY KEY (agency_id, id);
ALTER TABLE ONLY public.rate_limit
    ADD CONSTRAINT rate_limit_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.recovery_code
    ADD CONSTRAINT recovery_code_pkey PRIMARY KEY (agency_id, user_id, code_hash);
ALTER TABLE ONLY public.saved_traveler
    ADD CONSTRAINT saved_traveler_pkey PRIMARY KEY (agency_id, id);
ALTER TABLE ONLY public.second_factor
    ADD CONSTRAINT second_factor_pkey PRIMARY KEY (agency_id, user_id);
ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_pkey PRIMARY KEY (agency_id, id);
ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_token_hash_key UNIQUE (token_hash);
ALTER TABLE ONLY public.sign_in_challenge
    ADD CONSTRAINT sign_in_challenge_pkey PRIMARY KEY (agency_id, id);
ALTER TABLE ONLY public.sign_in_challenge
    ADD CONSTRAINT sign_in_challenge_token_hash_key UNIQUE (token_hash);
ALTER TABLE ONLY public.spent_attempt
    ADD CONSTRAINT spent_attempt_pkey PRIMARY KEY (agency_id, id);
ALTER TABLE ONLY public.spent_upload
    ADD CONSTRAINT spent_upload_pkey PRIMARY KEY (agency_id, id);
ALTER TABLE ONLY public.sso_settings
    ADD CONSTRAINT sso_settings_pkey PRIMARY KEY (agency_id);
ALTER TABLE ONLY public.stored_file
    ADD CONSTRAINT stored_file_pkey PRIMARY KEY (agency_id, id);
CREATE INDEX account_link_of_user ON public.account_link USING btree (agency_id, user_id, purpose);
CREATE UNIQUE INDEX agency_one_platform ON public.agency USING btree (is_platform) WHERE is_platform;
CREATE UNIQUE INDEX agent_invitation_open ON public.agent_invitation USING btree (agency_id, email) WHERE ((accepted_at IS NULL) AND (cancelled_at IS NULL));
CREATE INDEX booking_by_locator ON public.booking USING btree (agency_id, upper(locator)) WHERE (product = 'flight'::text);
CREATE INDEX booking_newest ON public.booking USING btree (agency_id, created_at DESC, id);
CREATE INDEX booking_of_user ON public.booking USING btree (agency_id, user_id, created_at DESC);
CREATE UNIQUE INDEX booking_one_a_quote ON public.booking USING btree (agency_id, quote_id) WHERE (state <> 'failed'::text);
CREATE INDEX booking_open ON public.booking USING btree (next_try_at) WHERE (state <> ALL (ARRAY['confirmed'::text, 'failed'::text, 'cancelled'::text]));
CREATE INDEX flight_sandbox_changing ON public.flight_sandbox_order USING btree (created_at) WHERE ((record ->> 'fault'::text) = 'SCHEDULE'::text);
CREATE INDEX flight_search_recent ON public.flight_search USING btree (agency_id, user_id, created_at DESC);
CREATE INDEX mail_newest ON public.mail USING btree (created_at DESC);
CREATE INDEX payment_of_booking ON public.payment USING btree (agency_id, booking_id);
CREATE INDEX quote_by_expiry ON public.quote USING btree (expires_at);
CREATE INDEX saved_traveler_of_user ON public.saved_traveler USING btree (agency_id, user_id);
CREATE INDEX session_by_expiry ON public.session USING btree (expires_at);
CREATE INDEX session_of_user ON public.session USING btree (agency_id, user_id);
CREATE INDEX sign_in_challenge_of_user ON public.sign_in_challenge USING btree (agency_id, user_id);
CREATE INDEX stored_file_of_user ON public.stored_file USING btree (agency_id, user_id, purpose);
CREATE CONSTRAINT TRIGGER ledger_entry_balances AFTER INSERT ON public.ledger_entry DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION public.ledger_entry_balances();
ALTER TABLE ONLY public.account_link
    ADD CONSTRAINT account_link_agency_id_user_id_fkey FOREIGN KEY (agency_id, user_id) REFERENCES public.app_user(agency_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.agent_invitation
    ADD CONSTRAINT agent_invitation_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES public.agency(id);
ALTER TABLE ONLY public.app_user
    ADD CONSTRAINT app_user_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES public.agency(id);
ALTER TABLE ONLY public.audit_log
    ADD CONSTRAINT audit_log_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES public.agency(id);
ALTER TABLE ONLY public.booking
    ADD CONSTRAINT booking_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES public.agency(id);
ALTER TABLE ONLY public.booking_event
    ADD CONSTRAINT booking_event_agency_id_booking_id_fkey FOREIGN KEY (agency_id, booking_id) REFERENCES public.booking(agency_id, id);
ALTER TABLE ONLY public.demo_identity_grant
    ADD CONSTRAINT demo_identity_grant_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES public.agency(id);
ALTER TABLE ONLY public.flight_cancel_terms
    ADD CONSTRAINT flight_cancel_terms_agency_id_booking_id_fkey FOREIGN KEY (agency_id, booking_id) REFERENCES public.booking(agency_id, id);
ALTER TABLE ONLY public.flight_sandbox_cancellation
    ADD CONSTRAINT flight_sandbox_cancellation_supplier_ref_fkey FOREIGN KEY (supplier_ref) REFERENCES public.flight_sandbox_order(supplier_ref);
ALTER TABLE ONLY public.flight_sandbox_event
    ADD CONSTRAINT flight_sandbox_event_supplier_ref_fkey FOREIGN KEY (supplier_ref) REFERENCES public.flight_sandbox_order(supplier_ref);
ALTER TABLE ONLY public.flight_schedule_change
    ADD CONSTRAINT flight_schedule_change_agency_id_booking_id_fkey FOREIGN KEY (agency_id, booking_id) REFERENCES public.booking(agency_id, id);
ALTER TABLE ONLY public.flight_search
    ADD CONSTRAINT flight_search_agency_id_user_id_fkey FOREIGN KEY (agency_id, user_id) REFERENCES public.app_user(agency_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.ledger_entry
    ADD CONSTRAINT ledger_entry_agency_id_booking_id_fkey FOREIGN KEY (agency_id, booking_id) REFERENCES public.booking(agency_id, id);
ALTER TABLE ONLY public.mail
    ADD CONSTRAINT mail_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES public.agency(id);
ALTER TABLE ONLY public.payment
    ADD CONSTRAINT payment_agency_id_booking_id_fkey FOREIGN KEY (agency_id, booking_id) REFERENCES public.booking(agency_id, id);
ALTER TABLE ONLY public.quote
    ADD CONSTRAINT quote_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES public.agency(id);
ALTER TABLE ONLY public.recovery_code
    ADD CONSTRAINT recovery_code_agency_id_user_id_fkey FOREIGN KEY (agency_id, user_id) REFERENCES public.second_factor(agency_id, user_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.saved_traveler
    ADD CONSTRAINT saved_traveler_agency_id_user_id_fkey FOREIGN KEY (agency_id, user_id) REFERENCES public.app_user(agency_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.second_factor
    ADD CONSTRAINT second_factor_agency_id_user_id_fkey FOREIGN KEY (agency_id, user_id) REFERENCES public.app_user(agency_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_agency_id_user_id_fkey FOREIGN KEY (agency_id, user_id) REFERENCES public.app_user(agency_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.sign_in_challenge
    ADD CONSTRAINT sign_in_challenge_agency_id_user_id_fkey FOREIGN KEY (agency_id, user_id) REFERENCES public.app_user(agency_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.spent_attempt
    ADD CONSTRAINT spent_attempt_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES public.agency(id);
ALTER TABLE ONLY public.spent_upload
    ADD CONSTRAINT spent_upload_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES public.agency(id);
ALTER TABLE ONLY public.sso_settings
    ADD CONSTRAINT sso_settings_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES public.agency(id);
ALTER TABLE ONLY public.stored_file
    ADD CONSTRAINT stored_file_agency_id_user_id_fkey FOREIGN KEY (agency_id, user_id) REFERENCES public.app_user(agency_id, id) ON DELETE CASCADE;
ALTER TABLE public.account_link ENABLE ROW LEVEL SECURITY;
CREATE POLICY account_link_system ON public.account_link TO app_system USING (true) WITH CHECK (true);
CREATE POLICY account_link_tenant ON public.account_link TO app_tenant USING ((agency_id = (NULLIF(current_setting('app.agency_id'::text, true), ''::text))::uuid)) WITH CHECK ((agency_id = (NULLIF(current_setting('app.agency_id'::text, true), ''::text))::uuid));
ALTER TABLE public.agency ENABLE ROW LEVEL SECURITY;
CREATE POLICY agency_system ON public.agency TO app_system USING (true) WITH CHECK (true);
CREATE POLICY agency_tenant ON public.agency TO app_tenant USING ((id = (NULLIF(current_setting('app.agency_id'::text, true), ''::text))::uuid)) WITH CHECK ((id = (NULLIF(current_setting('app.agency_id'::text, true), ''::text))::uuid));
ALTER TABLE public.agent_invitation ENABLE ROW LEVEL SECURITY;
CREATE POLICY agent_invitation_system ON public.agent_invitation TO app_system USING (true) WITH CHECK (true);
CREATE POLICY agent_invitation_tenant ON public.agent_invitation TO app_tenant USING ((agency_id = (NULLIF(current_setting('app.agency_id'::text, true), ''::text))::uuid)) WITH CHECK ((agency_id = (NULLIF(current_setting('app.agency_id'::text, true), ''::text))::uuid));
ALTER TABLE public.app_user ENABLE ROW LEVEL SECURITY;
CREATE POLICY app_user_system ON public.app_user TO app_system USING (true) WITH CHECK (true);
CREATE POLICY app_user_tenant ON public.app_user TO app_tenant USING ((agency_id = (NULLIF(current_setting('app.agency_id'::text, true), ''::text))::uuid)) WITH CHECK ((agency_id = (NULLIF(current_setting('app.agency_id'::text, true), ''::text))::uuid));
ALTER TABLE public.audit_log ENABLE ROW LEVEL SECURITY;
CREATE POLICY audit_log_system ON public.audit_log TO app_system USING (true) WITH CHECK (true);
CREATE POLICY audit_log_tenant ON public.audit_log TO app_tenant USING ((agency_id = (NULLIF(current_setting('app.agency_id'::text, true), ''::text))::uuid)) WITH CHECK ((agency_id = (NULLIF(current_setting('app.agency_id'::text, true), ''::text))::uuid));
ALTER TABLE public.booking ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.booking_event ENABLE ROW LEVEL SECURITY;
CREATE POLICY booking_event_system ON public.booking_event TO app_system USING (true) WITH CHECK (true);
CREATE POLICY booking_event_tenant ON public.booking_event TO app_tenant USING ((agency_id = (NULLIF(current_setting('app.agency_id'::text, true), ''::text))::uuid)) WITH CHECK ((agency_id = (NULLIF(current_setting('app.agency_id'::text, true), ''::text))::uuid));
CREATE POLICY booking_system ON public.booking TO app_system USING (true) WITH CHECK (true);
CREATE POLICY booking_tenant ON public.booking TO app_tenant USING ((agency_id = (NULLIF(current_setting('app.agency_id'::text, true), ''::text))::uuid)) WITH CHECK ((agency_id = (NULLIF(current_setting('app.agency_id'::text, true), ''::text))::uuid));
ALTER TABLE public.demo_identity_grant ENABLE ROW LEVEL SECURITY;
CREATE POLICY demo_identity_grant_system ON public.demo_identity_grant TO app_system USING (true) WITH CHECK (true);
CREATE POLICY demo_identity_grant_tenant ON public.demo_identity_grant TO app_tenant USING ((agency_id = (NULLIF(current_setting('app.agency_id'::text, true), ''::text))::uuid)) WITH CHECK ((agency_id = (NULLIF(current_setting('app.agency_id'::text, true), ''::text))::uuid));
ALTER TABLE public.flight_cancel_terms ENABLE ROW LEVEL SECURITY;
CREATE POLICY flight_cancel_terms_system ON public.flight_cancel_terms TO app_system USING (true) WITH CHECK (true);
CREATE POLICY flight_cancel_terms_tenant ON public.flight_cancel_terms TO app_tenant USING ((agency_id = (NULLIF(current_setting('app.agency_id'::text, true), ''::text))::uuid)) WITH CHECK ((agency_id = (NULLIF(current_setting('app.agency_id'::text, true), ''::text))::uuid));
ALTER TABLE public.flight_feed ENABLE ROW LEVEL SECURITY;
CREATE POLICY flight_feed_system ON public.flight_feed TO app_system USING (true) WITH CHECK (true);
ALTER TABLE public.flight_sandbox_cancellation ENABLE ROW LEVEL SECURITY;
CREATE POLICY flight_sandbox_cancellation_system ON public.flight_sandbox_cancellation TO app_system USING (true) WITH CHECK (true);
ALTER TABLE public.flight_sandbox_event ENABLE ROW LEVEL SECURITY;
CREATE POLICY flight_sandbox_event_system ON public.flight_sandbox_event TO app_system USING (true) WITH CHECK (true);
ALTER TABLE public.flight_sandbox_order ENABLE ROW LEVEL SECURITY;
CREATE POLICY flight_sandbox_order_system ON public.flight_sandbox_order TO app_system USING (true) WITH CHECK (true);
ALTER TABLE public.flight_schedule_change ENABLE ROW LEVEL SECURITY;
CREATE POLICY flight_schedule_change_system ON public.flight_schedule_change TO app_system USING (true) WITH CHECK (true);
CREATE POLICY flight_schedule_change_tenant ON public.flight_schedule_change TO app_tenant USING ((agency_id = (NULLIF(current_setting('app.agency_id'::text, true), ''::text))::uuid)) WITH CHECK ((agency_id = (NULLIF(current_setting('app.agency_id'::text, true), ''::text))::uuid));
ALTER TABLE public.flight_search ENABLE ROW LEVEL SECURITY;
CREATE POLICY flight_search_system ON public.flight_search TO app_system USING (true) WITH CHECK (true);
CREATE POLICY flight_search_tenant ON public.flight_search TO app_tenant USING ((agency_id = (NULLIF(current_setting('app.agency_id'::text, true), ''::text))::uuid)) WITH CHECK ((agency_id = (NULLIF(current_setting('app.agency_id'::text, true), ''::text))::uuid));
ALTER TABLE public.ledger_entry ENABLE ROW LEVEL SECURITY;
CREATE POLICY ledger_entry_system ON public.ledger_entry TO app_system USING (true) WITH CHECK (true);
CREATE POLICY ledger_entry_tenant ON public.ledger_entry TO app_tenant USING ((agency_id = (NULLIF(current_setting('app.agency_id'::text, true), ''::text))::uuid)) WITH CHECK ((agency_id = (NULLIF(current_setting('app.agency_id'::text, true), ''::text))::uuid));
ALTER TABLE public.mail ENABLE ROW LEVEL SECURITY;
CREATE POLICY mail_system ON public.mail TO app_system USING (true) WITH CHECK (true);
CREATE POLICY mail_tenant ON public.mail TO app_tenant USING ((agency_id = (NULLIF(current_setting('app.agency_id'::text, true), ''::text))::uuid)) WITH CHECK ((agency_id = (NULLIF(current_setting('app.agency_id'::text, true), ''::text))::uuid));
ALTER TABLE public.payment ENABLE ROW LEVEL SECURITY;
CREATE POLICY payment_system ON public.payment TO app_system USING (true) WITH CHECK (true);
CREATE POLICY payment_tenant ON public.payment TO app_tenant USING ((agency_id = (NULLIF(current_setting('app.agency_id'::text, true), ''::text))::uuid)) WITH CHECK ((agency_id = (NULLIF(current_setting('app.agency_id'::text, true), ''::text))::uuid));
ALTER TABLE public.quote ENABLE ROW LEVEL SECURITY;
CREATE POLICY quote_system ON public.quote TO app_system USING (true) WITH CHECK (true);
CREATE POLICY quote_tenant ON public.quote TO app_tenant USING ((agency_id = (NULLIF(current_setting('app.agency_id'::text, true), ''::text))::uuid)) WITH CHECK ((agency_id = (NULLIF(current_setting('app.agency_id'::text, true), ''::text))::uuid));
ALTER TABLE public.recovery_code ENABLE ROW LEVEL SECURITY;
CREATE POLICY recovery_code_system ON public.recovery_code TO app_system USING (true) WITH CHECK (true);
CREATE POLICY recovery_code_tenant ON public.recovery_code TO app_tenant USING ((agency_id = (NULLIF(current_setting('app.agency_id'::text, true), ''::text))::uuid)) WITH CHECK ((agency_id = (NULLIF(current_setting('app.agency_id'::text, true), ''::text))::uuid));
ALTER TABLE public.saved_traveler ENABLE ROW LEVEL SECURITY;
CREATE POLICY saved_traveler_system ON public.saved_traveler TO app_system USING (true) WITH CHECK (true);
CREATE POLICY saved_traveler_tenant ON public.saved_traveler TO app_tenant USING ((agency_id = (NULLIF(current_setting('app.agency_id'::text, true), ''::text))::uuid)) WITH CHECK ((agency_id = (NULLIF(current_setting('app.agency_id'::text, true), ''::text))::uuid));
ALTER TABLE public.second_factor ENABLE ROW LEVEL SECURITY;
CREATE POLICY second_factor_system ON public.second_factor TO app_system USING (true) WITH CHECK (true);
CREATE POLICY second_factor_tenant ON public.second_factor TO app_tenant USING ((agency_id = (NULLIF(current_setting('app.agency_id'::text, true), ''::text))::uuid)) WITH CHECK ((agency_id = (NULLIF(current_setting('app.agency_id'::text, true), ''::text))::uuid));
ALTER TABLE public.session ENABLE ROW LEVEL SECURITY;
CREATE POLICY session_system ON public.session TO app_system USING (true) WITH CHECK (true);
CREATE POLICY session_tenant ON public.session TO app_tenant USING ((agency_id = (NULLIF(current_setting('app.agency_id'::text, true), ''::text))::uuid)) WITH CHECK ((agency_id = (NULLIF(current_setting('app.agency_id'::text, true), ''::text))::uuid));
ALTER TABLE public.sign_in_challenge ENABLE ROW LEVEL SECURITY;
CREATE POLICY sign_in_challenge_system ON public.sign_in_challenge TO app_system USING (true) WITH CHECK (true);
CREATE POLICY sign_in_challenge_tenant ON public.sign_in_challenge TO app_tenant USING ((agency_id = (NULLIF(current_setting('app.agency_id'::text, true), ''::text))::uuid)) WITH CHECK ((agency_id = (NULLIF(current_setting('app.agency_id'::text, true), ''::text))::uuid));
ALTER TABLE public.spent_attempt ENABLE ROW LEVEL SECURITY;
CREATE POLICY spent_attempt_system ON public.spent_attempt TO app_system USING (true) WITH CHECK (true);
CREATE POLICY spent_attempt_tenant ON public.spent_attempt TO app_tenant USING ((agency_id = (NULLIF(current_setting('app.agency_id'::text, true), ''::text))::uuid)) WITH CHECK ((agency_id = (NULLIF(current_setting('app.agency_id'::text, true), ''::text))::uuid));
ALTER TABLE public.spent_upload ENABLE ROW LEVEL SECURITY;
CREATE POLICY spent_upload_system ON public.spent_upload TO app_system USING (true) WITH CHECK (true);
CREATE POLICY spent_upload_tenant ON public.spent_upload TO app_tenant USING ((agency_id = (NULLIF(current_setting('app.agency_id'::text, true), ''::text))::uuid)) WITH CHECK ((agency_id = (NULLIF(current_setting('app.agency_id'::text, true), ''::text))::uuid));
ALTER TABLE public.sso_settings ENABLE ROW LEVEL SECURITY;
CREATE POLICY sso_settings_system ON public.sso_settings TO app_system USING (true) WITH CHECK (true);
CREATE POLICY sso_settings_tenant ON public.sso_settings TO app_tenant USING ((agency_id = (NULLIF(current_setting('app.agency_id'::text, true), ''::text))::uuid)) WITH CHECK ((agency_id = (NULLIF(current_setting('app.agency_id'::text, true), ''::text))::uuid));
ALTER TABLE public.stored_file ENABLE ROW LEVEL SECURITY;
CREATE POLICY stored_file_system ON public.stored_file TO app_system USING (true) WITH CHECK (true);
CREATE POLICY stored_file_tenant ON public.stored_file TO app_tenant USING ((agency_id = (NULLIF(current_setting('app.agency_id'::text, true), ''::text))::uuid)) WITH CHECK ((agency_id = (NULLIF(current_setting('app.agency_id'::text, true), ''::text))::uuid));
GRANT USAGE ON SCHEMA public TO app_tenant;
GRANT USAGE ON SCHEMA public TO app_system;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.account_link TO app_tenant;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.account_link TO app_system;
GRANT SELECT,UPDATE ON TABLE public.agency TO app_tenant;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.agency TO app_system;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.agent_invitation TO app_tenant;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.agent_invitation TO app_system;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.app_user TO app_tenant;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.app_user TO app_system;
GRANT SELECT,INSERT ON TABLE public.audit_log TO app_tenant;
GRANT SELECT,INSERT ON TABLE public.audit_log TO app_system;
GRANT SELECT,INSERT,UPDATE ON TABLE public.booking TO app_tenant;
GRANT SELECT,INSERT,UPDATE ON TABLE public.booking TO app_system;
GRANT SELECT,INSERT ON TABLE public.booking_event TO app_tenant;
GRANT SELECT,INSERT ON TABLE public.booking_event TO app_system;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.demo_identity_grant TO app_tenant;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.demo_identity_grant TO app_system;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.flight_cancel_terms TO app_tenant;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.flight_cancel_terms TO app_system;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.flight_feed TO app_system;
GRANT SELECT,INSERT ON TABLE public.flight_sandbox_cancellation TO app_system;
GRANT SELECT,INSERT ON TABLE public.flight_sandbox_event TO app_system;
GRANT SELECT,INSERT ON TABLE public.flight_sandbox_order TO app_system;
GRANT SELECT,INSERT,UPDATE ON TABLE public.flight_schedule_change TO app_tenant;
GRANT SELECT,INSERT,UPDATE ON TABLE public.flight_schedule_change TO app_system;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.flight_search TO app_tenant;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.flight_search TO app_system;
GRANT SELECT,INSERT ON TABLE public.ledger_entry TO app_tenant;
GRANT SELECT,INSERT ON TABLE public.ledger_entry TO app_system;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.mail TO app_tenant;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.mail TO app_system;
GRANT SELECT,INSERT,UPDATE ON TABLE public.payment TO app_tenant;
GRANT SELECT,INSERT,UPDATE ON TABLE public.payment TO app_system;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.quote TO app_tenant;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.quote TO app_system;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.recovery_code TO app_tenant;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.recovery_code TO app_system;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.saved_traveler TO app_tenant;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.saved_traveler TO app_system;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.second_factor TO app_tenant;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.second_factor TO app_system;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.session TO app_tenant;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.session TO app_system;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.sign_in_challenge TO app_tenant;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.sign_in_challenge TO app_system;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.spent_attempt TO app_tenant;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.spent_attempt TO app_system;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.spent_upload TO app_tenant;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.spent_upload TO app_system;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.sso_settings TO app_tenant;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.sso_settings TO app_system;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.stored_file TO app_tenant;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.stored_file TO app_system;
