import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OverlayOptions } from 'sharp';
import type { Arrival } from '#kernel/arrival.ts';
import { gameLabels } from '#kernel/labels.tr.ts';
import { type PlayedGame, type Tier } from '#kernel/vocabulary.ts';
import { fromRank, rankName, stepIndex, stepsOf } from '#contract/pricing/ranks.ts';
import { oneAtATime, type Sharp, sharpLibrary } from '#platform/pictures.ts';
import type { ArrivalPainter } from '../../application/draw-arrival.ts';
import { Canvas } from './canvas.ts';
import { tierColours } from './tier-colours.ts';

/** Pixels of each side: a square is shown whole by every place where pictures are shared. */
const side = 1080;
const margin = 72;
const floor = side - 122;
const highest = 430;
const emblemSize = 280;
/** The most pictures that may wait; more are refused. */
const mayWait = 8;
/** Pictures that are kept, of 20 to 40 kB each. */
const keeps = 50;
const colours = { ground: '#14100f', stone: '#1a1513', text: '#f3f1ee', quiet: '#c9c4bd', accent: '#2fcfc4' };

const font = (name: string) => ({
  font: `Basamak ${name}`,
  file: join(import.meta.dirname, `fonts/basamak-${name.toLowerCase()}.ttf`),
});
const display = font('Display');
const text = font('Text');

/** Draws the stairs of the climb in the colours of their tiers, with the reached rank above them. */
export class SharpArrivalPainter implements ArrivalPainter {
  readonly #turn = oneAtATime(mayWait);
  /** Painted pictures by what they show, the newest last. Many orders share one, and a browser asks again. */
  readonly #kept = new Map<string, Uint8Array>();

  paint(arrival: Arrival, matches: number): Promise<Uint8Array> {
    const key = JSON.stringify([arrival, matches]);
    return this.#turn(async () => {
      const picture = this.#kept.get(key) ?? (await painted(arrival, matches));
      this.#kept.delete(key);
      this.#kept.set(key, picture);
      const [oldest] = this.#kept.keys();
      if (this.#kept.size > keeps && oldest !== undefined) this.#kept.delete(oldest);
      return picture;
    });
  }
}

async function painted({ game, from, to }: Arrival, matches: number): Promise<Uint8Array> {
  const sharp = await sharpLibrary();
  const [first, last] = [stepIndex(game, from), stepIndex(game, to)];
  const canvas = new Canvas(side, side, colours.ground);
  drawMark(canvas);
  const top = drawStairs(canvas, climbed(game, first, last));
  const played = matches > 0 ? ` · ${matches} maç` : '';
  const quiet = { ...text, size: 28, colour: colours.quiet, left: margin };
  const layers = [
    await written(sharp, 'Basamak', { ...display, size: 26, colour: colours.text, left: margin + 58, bottom: 107 }),
    await written(sharp, gameLabels[game], { ...quiet, bottom: 204 }),
    await written(sharp, rankName(game, to), {
      ...display,
      size: 70,
      colour: colours.text,
      left: margin,
      bottom: 310,
    }),
    await written(sharp, `${fromRank(game, from)} ${last - first} basamak${played}`, { ...quiet, bottom: side - 48 }),
    {
      input: await readFile(join(import.meta.dirname, `emblems/${to.tier}.png`)),
      left: side - margin - emblemSize,
      top: top - emblemSize - 24,
    },
  ];
  return sharp(canvas.pixels, { raw: { width: side, height: side, channels: 4 } })
    .composite(layers)
    .removeAlpha()
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** The tiers of the steps from the first to the last; a climb from "unranked" starts below the first. */
const climbed = (game: PlayedGame, from: number, to: number): readonly Exclude<Tier, 'unranked'>[] =>
  stepsOf(game)
    .slice(Math.max(from, 0), to + 1)
    .map(({ tier }) => tier as Exclude<Tier, 'unranked'>);

/** @returns the y of the last step's edge */
function drawStairs(canvas: Canvas, tiers: readonly Exclude<Tier, 'unranked'>[]): number {
  const gap = 4;
  const width = (side - 2 * margin + gap) / tiers.length;
  let top = floor;
  for (const [index, tier] of tiers.entries()) {
    const { hi, md, dk } = tierColours[tier];
    const height = tiers.length === 1 ? highest : highest * (0.22 + (0.78 * index) / (tiers.length - 1));
    const left = Math.round(margin + index * width);
    const right = Math.round(margin + (index + 1) * width - gap);
    top = Math.round(floor - height);
    canvas.paint({ left, top, right, bottom: floor }, md, dk);
    canvas.paint({ left, top, right, bottom: top + 7 }, hi);
  }
  return top;
}

/** The logo's mark: three steps with their edges. */
function drawMark(canvas: Canvas): void {
  const unit = 1.3;
  const at = (left: number, top: number, right: number, bottom: number) => ({
    left: Math.round(margin + left * unit),
    top: Math.round(68 + top * unit),
    right: Math.round(margin + right * unit),
    bottom: Math.round(68 + bottom * unit),
  });
  for (const [left, top, right] of [
    [3, 23.5, 12.5],
    [12.5, 15, 21.5],
    [21.5, 6.5, 30],
  ] as const) {
    canvas.paint(at(left, top, right, 30), colours.text);
    canvas.paint(at(left - 1.5, top - 4, right + (right === 30 ? 1.5 : 0), top), colours.accent);
  }
}

interface Style {
  readonly font: string;
  readonly file: string;
  /** In points. */
  readonly size: number;
  readonly colour: string;
  readonly left: number;
  /** The y below the lowest drawn pixel. */
  readonly bottom: number;
}

/** The widest text: up to the emblem. */
const room = side - 2 * margin - emblemSize - 16;

/** A line of text. It is drawn smaller if it would be wider than its room. */
async function written(
  sharp: Sharp,
  words: string,
  { font: name, file, size, colour, left, bottom }: Style,
): Promise<OverlayOptions> {
  const line = { text: `<span foreground="${colour}" size="${size}pt">${words}</span>`, font: name, fontfile: file };
  const drawn = await sharp({ text: { ...line, rgba: true, dpi: 96 } })
    .png()
    .toBuffer({ resolveWithObject: true });
  const { data, info } =
    drawn.info.width <= room
      ? drawn
      : await sharp(drawn.data).resize({ width: room }).toBuffer({ resolveWithObject: true });
  return { input: data, left, top: bottom - info.height };
}
