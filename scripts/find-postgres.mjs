// Prints the address of a local PostgreSQL that lets tests in without a password; exits 1 when there is none.
import pg from 'pg';

for (const user of ['postgres', 'root']) {
  const url = `postgres://${user}@127.0.0.1:5432/test`;
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  try {
    await client.connect();
    await client.end();
    process.stdout.write(url);
    process.exit(0);
  } catch {
    await client.end().catch(() => {});
  }
}
process.exit(1);
