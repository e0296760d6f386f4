import { createElement, type ComponentProps } from 'react';

interface IconData {
  readonly name: string;
  readonly node: readonly (readonly [string, Readonly<Record<string, string>>])[];
}

const frame = {
  xmlns: 'http://www.w3.org/2000/svg',
  width: 24,
  height: 24,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/** What draws an icon of Lucide's in the built pages (vite.config.ts). */
export default function createIcon({ name, node }: IconData) {
  return ({ className = '', ...props }: ComponentProps<'svg'>) =>
    createElement(
      'svg',
      { ...frame, ...props, className: `lucide lucide-${name} ${className}` },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
}
