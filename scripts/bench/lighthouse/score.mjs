// Prints, as JSON, what Lighthouse's mobile profile thinks of pages: score.mjs <chromium> <url>…
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
const pages = [];
try {
  for (const url of urls) {
    const { lhr } = await lighthouse(url, { port: chrome.port, onlyCategories, logLevel: 'error' });
    const weak = Object.values(lhr.audits).filter(
      ({ score, scoreDisplayMode }) =>
        score !== null && score < 0.9 && ['binary', 'numeric', 'metricSavings'].includes(scoreDisplayMode),
    );
    pages.push({
      url,
      scores: onlyCategories.map((id) => Math.round((lhr.categories[id].score ?? 0) * 100)),
      weak: weak.map(({ id, displayValue }) => (displayValue ? `${id} (${displayValue})` : id)),
    });
  }
} finally {
  chrome.kill();
}
console.log(JSON.stringify(pages));
