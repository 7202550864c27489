import { CompiledQuery, PostgresDriver, type PostgresPool } from 'kysely';
import { asOurs, refuseLeaving } from './guard';

/** A transaction that is under way. */
export interface Running {
  open: boolean;
  readonly role: 'app_tenant' | 'app_system';
  /** What binds the transaction that is begun: statements of ours, never with text from a request. */
  readonly binding: string;
}

type Connection = Awaited<ReturnType<PostgresDriver['acquireConnection']>>;

/**
 * Begins a transaction and binds it in one message, because each costs a way to the database and back; lets that of an
 * agency not leave its role.
 */
export class BindingDriver extends PostgresDriver {
  private readonly guarded = new WeakSet<Connection>();
  constructor(
    pool: PostgresPool,
    private readonly running: () => Running | undefined,
  ) {
    super({ pool });
  }
  override async acquireConnection(...given: Parameters<PostgresDriver['acquireConnection']>) {
    const connection = await super.acquireConnection(...given);
    if (this.guarded.has(connection)) return connection;
    this.guarded.add(connection);
    const execute = connection.executeQuery.bind(connection);
    connection.executeQuery = (query, ...more) => {
      if (this.running()?.role === 'app_tenant') refuseLeaving(query.sql, query.parameters);
      return execute(query, ...more);
    };
    return connection;
  }
  override async beginTransaction(...[connection, settings]: Parameters<PostgresDriver['beginTransaction']>) {
    const binding = this.running()?.binding;
    if (!binding) return super.beginTransaction(connection, settings);
    try {
      await asOurs(() => connection.executeQuery(CompiledQuery.raw(`begin; ${binding}`)));
    } catch (error) {
      // Begun but not bound: whoever has the connection next may not inherit that.
      await this.rollbackTransaction(connection as Parameters<PostgresDriver['rollbackTransaction']>[0]);
      throw error;
    }
  }
  override commitTransaction(...given: Parameters<PostgresDriver['commitTransaction']>) {
    return asOurs(() => super.commitTransaction(...given));
  }
  override rollbackTransaction(...given: Parameters<PostgresDriver['rollbackTransaction']>) {
    return asOurs(() => super.rollbackTransaction(...given));
  }
}
