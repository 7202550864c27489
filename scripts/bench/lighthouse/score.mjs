// Prints, as JSON, what Lighthouse's mobile profile thinks of pages in several runs: score.mjs <chromium> <url>…
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

const [chromePath, ...urls] = process.argv.slice(2);
const onlyCategories = ['performance', 'accessibility', 'best-practices', 'seo'];
const chrome = await launch({
  chromePath,
  chromeFlags: [
    '--headless=new',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--disable-background-networking',
  ],
});
const RUNS = 5;

/** One run; another one for it when Lighthouse fails to record the page. */
async function run(url, tries = 4) {
  const { lhr } = await lighthouse(url, { port: chrome.port, onlyCategories, logLevel: 'error' });
  return lhr.runtimeError && tries > 1 ? run(url, tries - 1) : lhr;
}

const pages = [];
try {
  for (const url of urls) {
    const runs = [];
    while (runs.length < RUNS) runs.push(await run(url));
    const weak = runs.flatMap((lhr) =>
      Object.values(lhr.audits).filter(
        ({ score, scoreDisplayMode }) =>
          score !== null && score < 0.9 && ['binary', 'numeric', 'metricSavings'].includes(scoreDisplayMode),
      ),
    );
    pages.push({
      url,
      runs: runs.map(({ categories }) =>
        onlyCategories.map((id) => Math.round((categories[id].score ?? 0) * 100)),
      ),
      weak: [...new Set(weak.map(({ id }) => id))],
    });
  }
} finally {
  chrome.kill();
}
console.log(JSON.stringify(pages));
