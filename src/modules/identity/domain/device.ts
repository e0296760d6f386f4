type Names = readonly (readonly [name: string, mark: RegExp])[];

/** The header of a newer browser also contains the names of older ones, so the newest browsers are tested first. */
const browsers: Names = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bVersion\/\S+.*\bSafari\//],
];
const systems: Names = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
];

/** The most characters that are read, because the client may send any length. */
const longest = 500;

const nameIn = (names: Names, text: string): string[] => {
  const found = names.find(([, mark]) => mark.test(text));
  return found ? [found[0]] : [];
};

/** The device in a person's words, e.g. `Chrome, Windows`; empty for programs. Nothing else of the header is stored. */
export const deviceOf = (userAgent = ''): string => {
  const text = userAgent.slice(0, longest);
  return [...nameIn(browsers, text), ...nameIn(systems, text)].join(', ');
};
