import { createPlugin } from './new-plugin/create';

const given = process.argv.slice(2);
const id = given.find((argument) => !argument.startsWith('--'));
const form = given.includes('--bookable') ? 'bookable' : 'plain';
if (!id) {
  console.error(
    'Say what the plugin is called: npm run new:plugin -- cruise, with --bookable for a product that is sold',
  );
  process.exit(2);
}
try {
  const { names, files } = await createPlugin(process.cwd(), id, form);
  console.log(`plugins/${names.id} is there:`);
  for (const file of files) console.log(`  ${file}`);
  console.log(
    `\nAn agency sells it once its owner has switched on "${names.title}" under Settings, Products. Start with plugins/${names.id}/README.md.`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
