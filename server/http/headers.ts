/** What pages may use of the device: nothing, and payment by these origins only. */
export const permissions = (payers = 'self') =>
  `accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), usb=(), payment=(${payers})`;

/** On every answer, whatever it is (SEC-21). */
export const COMMON_HEADERS: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': permissions(),
};

/** Answers of the API: never stored (SEC-33), never drawn as a page. */
export const API_HEADERS: Record<string, string> = {
  ...COMMON_HEADERS,
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};
