import { trTR } from '@mui/material/locale';
import { deepmerge } from '@mui/utils';
import { defaultTheme, type RaThemeOptions } from 'react-admin';
import { componentsOf } from './components.ts';
import { basalt, radii, travertine, type Tokens } from './tokens.ts';

export const fontFamily = "'Mona Sans', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif";
/** Amounts and counts in digits of equal width, so that columns line up. */
export const figures = {
  fontFamily: `'Basamak Rakam', ${fontFamily}`,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
} as const;

/** The cell of a name. A long name must not take room from the other columns. */
export const nameCell = { maxWidth: '12rem' } as const;
/** A count's cell, narrower than the table's other cells. */
export const countCell = { ...figures, '&&&': { minWidth: '3.5rem' } } as const;
/** A column that narrow screens hide. The record's page shows its value too. */
export const fromWideOn = { sx: { '@media (max-width: 1279.95px)': { display: 'none' } } } as const;

declare module '@mui/material/styles' {
  interface Theme {
    readonly tokens: Tokens;
  }
  interface ThemeOptions {
    readonly tokens?: Tokens;
  }
}

const weights = { regular: 420, medium: 530, semi: 620, bold: 720 } as const;
const heading = (rem: number) => ({
  fontSize: `${rem}rem`,
  fontWeight: weights.semi,
  fontStretch: '108%',
  lineHeight: 1.28,
  letterSpacing: 0,
});

const themeOf = (t: Tokens): RaThemeOptions =>
  deepmerge(deepmerge(defaultTheme, trTR), {
    tokens: t,
    palette: {
      mode: t.mode,
      primary: {
        main: t.accentText,
        dark: t.accentEdge,
        light: t.accent,
        contrastText: t.mode === 'dark' ? t.onAccent : t.surface,
      },
      secondary: { main: t.text2, contrastText: t.bg },
      success: { main: t.ok },
      warning: { main: t.warn },
      error: { main: t.bad },
      info: { main: t.info },
      divider: t.line,
      text: { primary: t.text, secondary: t.text2, disabled: t.text3 },
      background: { default: t.bg, paper: t.surface },
      action: { hover: t.surface2, selected: t.surface2, active: t.text2 },
    },
    shape: { borderRadius: radii.control },
    typography: {
      fontFamily,
      fontSize: 14,
      fontWeightRegular: weights.regular,
      fontWeightMedium: weights.medium,
      fontWeightBold: weights.bold,
      h1: { ...heading(1.75), fontStretch: '116%', fontWeight: weights.bold },
      h2: heading(1.25),
      h3: heading(1.125),
      h4: heading(1),
      h5: heading(1.25),
      h6: heading(1.125),
      body1: { fontSize: '0.9375rem', lineHeight: 1.5 },
      button: { fontWeight: weights.semi, textTransform: 'none' },
      caption: { fontSize: '0.8125rem', color: t.text3 },
    },
    sidebar: { width: 216, closedWidth: 56 },
    components: componentsOf(t),
  } satisfies RaThemeOptions);

export const lightTheme = themeOf(travertine);
export const darkTheme = themeOf(basalt);
