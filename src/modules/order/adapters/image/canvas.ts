/** A place on the canvas, in pixels; the right and the bottom are outside it. */
interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Raw RGBA pixels on which rectangles are drawn. */
export class Canvas {
  readonly pixels: Uint8Array;
  readonly #words: Uint32Array;
  readonly #width: number;

  constructor(width: number, height: number, ground: string) {
    this.#width = width;
    this.#words = new Uint32Array(width * height);
    this.pixels = new Uint8Array(this.#words.buffer);
    this.paint({ left: 0, top: 0, right: width, bottom: height }, ground);
  }

  /** Paints a rectangle with a colour, or with a gradient from the colour at its top to another at its bottom. */
  paint({ left, top, right, bottom }: Box, from: string, to = from): void {
    const [first, last] = [partsOf(from), partsOf(to)];
    for (let y = top; y < bottom; y++) {
      const share = (y - top) / Math.max(bottom - top - 1, 1);
      const colour = first.map((part, index) => Math.round(part + ((last[index] ?? part) - part) * share));
      const [word = 0] = new Uint32Array(Uint8Array.of(...colour, 255).buffer);
      this.#words.fill(word, y * this.#width + left, y * this.#width + right);
    }
  }
}

const partsOf = (hex: string): readonly number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
