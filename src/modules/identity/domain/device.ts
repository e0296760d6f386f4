type Names = readonly (readonly [name: string, mark: RegExp])[];

/** Browsers wear the marks of those that came before them: the newest are looked for first. */
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

/** The longest text that is looked at: it is the client's to write. */
const longest = 500;

const nameIn = (names: Names, text: string): string[] => {
  const found = names.find(([, mark]) => mark.test(text));
  return found ? [found[0]] : [];
};

/** What a person would call the device, e.g. `Chrome, Windows`; empty for what no person uses. The rest is not kept. */
export const deviceOf = (userAgent = ''): string => {
  const text = userAgent.slice(0, longest);
  return [...nameIn(browsers, text), ...nameIn(systems, text)].join(', ');
};
