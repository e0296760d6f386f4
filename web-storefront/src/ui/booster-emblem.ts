/**
 * A booster's own emblem: columns as in the emblems of ranks, drawn from the booster's id alone. The same id always gives the
 * same emblem.
 */
export interface OwnEmblem {
  /** The hue of the stone. */
  readonly hue: number;
  readonly outline: string;
  readonly parts: readonly Part[];
}

interface Part {
  readonly d: string;
  readonly tone: Tone;
}
type Tone = 'hi' | 'hm' | 'md' | 'dk' | 'edge';

/** `left` faces the light, `right` the shade; `middle` is cut on both sides. */
interface Column {
  readonly x: number;
  readonly width: number;
  readonly top: number;
  readonly bottom: number;
  readonly face: 'left' | 'middle' | 'right';
}

/** Outer corners are cut at 45°. */
const cut = 3;
const middleCut = 4.4;
const middle = 32;
const floor = 57;
/** The heights at which a column may end, from the highest. */
const levels = [9, 16, 23, 30, 37] as const;
/** By how many levels a column may differ from the one before. */
const moves = [1, 2, -1] as const;
const hues = [35, 70, 110, 155, 200, 250, 295, 345] as const;

export function emblemOf(id: string): OwnEmblem {
  const pick = picker(id);
  const hue = hues[pick(hues.length)] ?? 0;
  const build = [stair, podium, stone, summit][pick(4)] ?? stair;
  const { columns, gem } = build(pick);
  return {
    hue,
    outline: columns.map(outlineOf).join('') + (gem ? gemOf(gem, 9) : ''),
    parts: [...columns.flatMap(partsOf), ...(gem ? gemParts(gem) : [])],
  };
}

type Pick = (count: number) => number;
interface Built {
  readonly columns: readonly Column[];
  /** The height of the gem's middle. */
  readonly gem?: number;
}

/** Steps that rise to the right. */
const stair = (pick: Pick): Built => {
  const count = 3 + pick(3);
  const width = 54 / count;
  const tops = risingFrom(pick, count);
  return {
    columns: tops.map((top, nth) => ({
      x: 5 + nth * width,
      width,
      top,
      bottom: floor,
      face: nth * 2 < count ? 'left' : 'right',
    })),
  };
};

/** Two sides that mirror each other around a higher middle, on a floor. */
const podium = (pick: Pick): Built => {
  const sides = sidesOf(pick, (top) => [top, floor]);
  return { columns: [...sides, { ...core, top: 5 + pick(2) * 5, bottom: floor }] };
};

/** The same, mirrored downwards as well. A lower column would have no room between its cut corners. */
const stone = (pick: Pick): Built => {
  const sides = sidesOf(pick, (top) => [Math.min(top, 24), 64 - Math.min(top, 24)]);
  return { columns: [...sides, { ...core, top: 3, bottom: 61 }], ...(pick(2) ? { gem: middle } : {}) };
};

/** Wings that rise outwards, with a gem between them. */
const summit = (pick: Pick): Built => {
  const sides = sidesOf(pick, (top, fromMiddle) => [46 - top, 60 - fromMiddle * 7]);
  return { columns: [...sides, { ...core, top: 40, bottom: 62 }], gem: 20 };
};

const core = { x: 27, width: 10, face: 'middle' } as const;

const sidesOf = (pick: Pick, ends: (top: number, fromMiddle: number) => readonly [number, number]): Column[] => {
  const count = 2 + pick(2);
  const width = 22 / count;
  return levelsOf(pick, count).flatMap((level, nth) => {
    const [top, bottom] = ends(level, nth);
    const x = core.x - (nth + 1) * width;
    return [
      { x, width, top, bottom, face: 'left' },
      { x: 64 - x - width, width, top, bottom, face: 'right' },
    ] satisfies Column[];
  });
};

/** Heights from the middle outwards. */
const levelsOf = (pick: Pick, count: number): number[] => {
  const found: number[] = [];
  let at = pick(2);
  for (let nth = 0; nth < count; nth++) {
    at = Math.min(levels.length - 1, Math.max(0, at + (moves[pick(moves.length)] ?? 0)));
    found.push(levels[at] ?? floor);
  }
  return found;
};

/** Heights that rise to the right by unequal steps. */
const risingFrom = (pick: Pick, count: number): number[] => {
  const steps = Array.from({ length: count }, () => 1 + pick(3));
  const all = steps.reduce((sum, step) => sum + step, 0);
  let at = 47;
  return steps.map((step) => {
    at -= (step / all) * 40;
    return at + 40 / all;
  });
};

/** Numbers that follow from the text alone (FNV-1a, then xorshift). */
function picker(text: string): Pick {
  let state = 0x811c9dc5;
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  state = state || 1;
  return (count) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % count;
  };
}

const round = (value: number): number => Math.round(value * 100) / 100;
const cutOf = ({ face, width }: Column): number => (face === 'middle' ? Math.min(width / 2, middleCut) : cut);
/** Whether the column ends above the floor, so that its lower corner is cut too. */
const floats = ({ bottom }: Column): boolean => bottom !== floor;

const outlineOf = (column: Column): string => {
  const { x, width, top, bottom, face } = column;
  const [c, under] = [cutOf(column), floats(column) ? cutOf(column) : 0];
  const [left, right] = [face !== 'right', face !== 'left'];
  return [
    `M${round(x)} ${round(top + (left ? c : 0))}`,
    left ? `l${c} ${-c}` : '',
    `H${round(x + width - (right ? c : 0))}`,
    right ? `l${c} ${c}` : '',
    `V${round(bottom - (right ? under : 0))}`,
    right && under ? `l${-under} ${under}` : '',
    `H${round(x + (left ? under : 0))}`,
    left && under ? `l${-under} ${-under}` : '',
    'z',
  ].join('');
};

/** The lit edge of the step. */
const treadOf = (column: Column): string => {
  const { x, width, top, face } = column;
  const c = cutOf(column);
  const [left, right] = [face !== 'right', face !== 'left'];
  return `M${round(x)} ${round(top + c)}${left ? `l${c} ${-c}` : `v${-c}`}H${round(x + width - (right ? c : 0))}${right ? `l${c} ${c}` : `v${c}`}z`;
};

const partsOf = (column: Column): Part[] => {
  const tread = treadOf(column);
  if (column.face !== 'middle') {
    const shaded = column.face === 'right';
    return [
      { d: outlineOf(column), tone: shaded ? 'dk' : 'md' },
      { d: tread, tone: shaded ? 'md' : 'hi' },
    ];
  }
  const half = { ...column, x: column.x + column.width / 2, width: column.width / 2, face: 'right' } as const;
  return [
    { d: outlineOf(column), tone: 'hm' },
    { d: outlineOf(half), tone: 'md' },
    { d: tread, tone: 'hi' },
  ];
};

const gemOf = (y: number, radius: number): string =>
  `M${middle} ${y - radius - 3}l${radius} ${radius + 3}l${-radius} ${radius + 3}l${-radius} ${-radius - 3}z`;
const gemParts = (y: number): Part[] => [
  { d: gemOf(y, 9), tone: 'edge' },
  { d: gemOf(y, 6), tone: 'hi' },
  { d: `M${middle} ${y - 9}l6 9l-6 9z`, tone: 'hm' },
];
