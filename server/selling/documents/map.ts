import type PDFDocument from 'pdfkit';
import type { PlaceMap } from '../letters/place-map';
import { type Box, fitting, scaleOf, type Spot, viewOf } from './map-view';

type Doc = InstanceType<typeof PDFDocument>;

const SEA = '#d6e6f2';
const LAND = '#f4f1ea';
const SHORE = '#a9c1d3';
const QUARTER = '#e6ddcc';
const NAME = '#5b6675';
const INK = '#1c2430';
interface NameStyle {
  readonly size: number;
  readonly weight: 'regular' | 'bold';
  /** Points between a spot and its name; nothing is drawn at those that need none. */
  readonly apart: number;
}
const AREA: NameStyle = { size: 7.5, weight: 'bold', apart: 0 };
const MARK: NameStyle = { size: 7, weight: 'regular', apart: 4 };
const SCALE = 7;
const CORNER = 8;
/** Points about the pin on which no name is written. */
const PIN = { width: 18, height: 26 };
const PAD = 6;

interface MapOptions {
  readonly box: Box;
  /** Of the pin. */
  readonly color: string;
  /** Writes the scale. */
  readonly language: string;
  /** Letters that the font can draw. */
  readonly safe: (text: string) => string;
}

/** Draws a place among the shores, areas and marks about it: to scale, without streets. Its note and link are not drawn. */
export function drawMap(doc: Doc, map: PlaceMap, { box, color, language, safe }: MapOptions): void {
  const { ground, place } = map;
  const view = viewOf(map, box);
  const frame = () => doc.roundedRect(box.x, box.y, box.width, box.height, CORNER);
  doc.save();
  frame().clip();
  doc.rect(box.x, box.y, box.width, box.height).fill(ground?.land ? SEA : LAND);
  if (ground?.land) {
    const shores = () => {
      for (const ring of ground.land!) {
        ring.forEach(([longitude = 0, latitude = 0], nth) => {
          const { x, y } = view.at({ latitude, longitude });
          if (nth === 0) doc.moveTo(x, y);
          else doc.lineTo(x, y);
        });
        doc.closePath();
      }
    };
    shores();
    doc.lineWidth(0.8).fillAndStroke(LAND, SHORE, 'even-odd');
  }
  for (const area of ground?.areas ?? []) {
    const { x, y } = view.at(area);
    doc
      .save()
      .fillOpacity(0.55)
      .circle(x, y, area.radius * view.pointsPerKm)
      .fill(QUARTER)
      .restore();
  }
  const middle = view.at(place);
  const pin = { x: middle.x - PIN.width / 2, y: middle.y - PIN.height + 4, ...PIN };
  const scale = scaleOf(view, box.width / 4);
  const bar = { x: box.x + PAD, y: box.y + box.height - PAD - 14, width: scale.width + 4, height: 16 };
  /** Above or below a spot, or at its side. */
  const placed = (name: string, { x, y }: Spot, { size, weight, apart }: NameStyle) => {
    const text = safe(name);
    doc.font(weight).fontSize(size);
    const width = doc.widthOfString(text);
    const height = size * 1.3;
    const shown = { text, size, weight, width, height, spot: apart > 0 ? { x, y } : null };
    return [
      ...(apart === 0 ? [{ ...shown, x: x - width / 2, y: y - height / 2 }] : []),
      { ...shown, x: x - width / 2, y: y - height - Math.max(apart, 4) },
      { ...shown, x: x - width / 2, y: y + Math.max(apart, 4) },
      { ...shown, x: x + 6, y: y - height / 2 },
      { ...shown, x: x - width - 6, y: y - height / 2 },
    ];
  };
  const names = fitting(
    [
      ...(ground?.marks ?? []).map((mark) => placed(mark.name, view.at(mark), MARK)),
      ...(ground?.areas ?? []).map((area) => placed(area.name, view.at(area), AREA)),
    ],
    box,
    [pin, bar],
  );
  for (const { text, size, weight, x, y, spot } of names) {
    if (spot) doc.circle(spot.x, spot.y, 2).fill(NAME);
    doc.font(weight).fontSize(size).fillColor(NAME).text(text, x, y, { lineBreak: false });
  }

  drawPin(doc, middle, color);
  drawScale(doc, bar, { width: scale.width, text: distanceText(scale.km, language) });
  doc.restore();
  frame().lineWidth(0.7).stroke('#c9d2dc');
}

function drawPin(doc: Doc, { x, y }: Spot, color: string): void {
  const head = { x, y: y - 13 };
  doc.circle(x, y, 2).fill(INK);
  doc
    .moveTo(x, y)
    .lineTo(x - 6.2, head.y + 3.6)
    .lineTo(x + 6.2, head.y + 3.6)
    .closePath()
    .fill(color);
  doc.circle(head.x, head.y, 7.2).fill(color);
  doc.circle(head.x, head.y, 2.8).fill('#ffffff');
}

function drawScale(doc: Doc, { x, y }: Box, { width, text }: { width: number; text: string }): void {
  const foot = y + 13;
  doc
    .moveTo(x, foot - 4)
    .lineTo(x, foot)
    .lineTo(x + width, foot)
    .lineTo(x + width, foot - 4)
    .lineWidth(0.9)
    .stroke(INK);
  doc.font('regular').fontSize(SCALE).fillColor(INK);
  doc.text(text, x + (width - doc.widthOfString(text)) / 2, y, { lineBreak: false });
}

const distanceText = (km: number, language: string): string =>
  new Intl.NumberFormat(language, { style: 'unit', unit: km < 1 ? 'meter' : 'kilometer' }).format(
    km < 1 ? Math.round(km * 1000) : km,
  );
