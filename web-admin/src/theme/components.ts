import { createElement, type ComponentProps } from 'react';
import type { RaThemeOptions } from 'react-admin';
import { radii, type Tokens } from './tokens.ts';

type Components = NonNullable<RaThemeOptions['components']>;

/**
 * react-admin puts the label of a row's checkbox on the span around it, where no one hears it. The one above the column
 * has its own.
 */
const rowCheckboxLabel = (owner: { className?: string }) =>
  owner.className?.includes('select-item') ? { 'aria-label': 'Bu satırı seç' } : {};

/** React-admin still hands MUI props that it no longer knows: they would end as attributes of the page. */
interface Outdated {
  readonly InputProps?: unknown;
  readonly inputRef?: unknown;
}
const FormControlRoot = ({ InputProps: _, inputRef: __, ...props }: ComponentProps<'div'> & Outdated) =>
  createElement('div', props);

/** A shadow at each side of a scroller, and over it what moves with the content: it hides the shadow at the end. */
const edgeShadows = (t: Tokens): string =>
  [
    `linear-gradient(to right, ${t.surface} 40%, transparent)`,
    `linear-gradient(to left, ${t.surface} 40%, transparent)`,
    `linear-gradient(to right, ${t.line2}, transparent)`,
    `linear-gradient(to left, ${t.line2}, transparent)`,
  ].join(', ');

/** How MUI's and react-admin's parts look with our tokens: flat stone, one action colour, edges instead of shadows. */
export const componentsOf = (t: Tokens): Components => ({
  MuiCssBaseline: {
    styleOverrides: {
      ':root': { colorScheme: t.mode },
      // a notice covers no button of a window, nor those that stand at the foot of a phone's form
      'body:has(.MuiDialog-root, .RaToolbar-mobileToolbar) .MuiSnackbar-root': { top: 64, bottom: 'auto' },
      ':focus-visible': { outline: `2px solid ${t.focus}`, outlineOffset: 2 },
      '@media (prefers-reduced-motion: reduce)': {
        '*, ::before, ::after': { animationDuration: '1ms !important', transitionDuration: '1ms !important' },
      },
    },
  },
  MuiCircularProgress: { defaultProps: { 'aria-label': 'Yükleniyor' } },
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { minHeight: 36, paddingInline: 14 },
      sizeSmall: { minHeight: 36, fontSize: '0.875rem' },
      outlined: {
        borderColor: t.lineControl,
        color: t.text,
        '&:hover': { backgroundColor: t.surface2, borderColor: t.text3 },
      },
      contained: {
        '&.MuiButton-colorPrimary': {
          backgroundColor: t.accent,
          color: t.onAccent,
          '&:hover': { backgroundColor: t.accentHover },
          '&:active': { backgroundColor: t.accentPress },
        },
        '&.MuiButton-colorError': { backgroundColor: t.badFill, color: t.onBad },
        '&.Mui-disabled': { backgroundColor: t.surface3, color: t.text3 },
      },
    },
  },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { border: `1px solid ${t.line}`, borderRadius: radii.panel } },
  },
  MuiAppBar: {
    defaultProps: { elevation: 0 },
    styleOverrides: {
      root: { backgroundColor: t.bg, color: t.text, borderBottom: `1px solid ${t.line}` },
    },
  },
  MuiDrawer: { styleOverrides: { paper: { backgroundColor: t.bg } } },
  MuiDialog: {
    styleOverrides: {
      paper: { borderRadius: radii.panel, borderTop: `3px solid ${t.accentEdge}` },
      root: { '& .MuiBackdrop-root': { backgroundColor: t.scrim } },
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: { backgroundColor: t.mode === 'dark' ? t.bgSunk : t.surface },
      notchedOutline: { borderColor: t.lineControl },
    },
  },
  MuiTextField: { defaultProps: { variant: 'outlined', size: 'small', margin: 'dense', fullWidth: true } },
  MuiFormControl: {
    defaultProps: { variant: 'outlined', size: 'small', margin: 'dense', fullWidth: true, component: FormControlRoot },
  },
  MuiInputLabel: { styleOverrides: { root: { '&:not(.Mui-error, .Mui-focused)': { color: t.text2 } } } },
  MuiFormHelperText: { styleOverrides: { root: { '&:not(.Mui-error)': { color: t.text3 } } } },
  MuiTableCell: {
    styleOverrides: {
      root: { borderBottomColor: t.line },
      head: { color: t.text3, fontSize: '0.8125rem' },
      body: { maxWidth: '22rem', overflowWrap: 'break-word' },
      // a button in a row makes it no higher than its neighbours
      sizeSmall: { padding: '10px 12px', '& .MuiButton-root': { marginBlock: -7 } },
    },
  },
  MuiTableSortLabel: { styleOverrides: { root: { '&:hover, &.Mui-active': { color: t.text } } } },
  MuiChip: {
    styleOverrides: {
      root: {
        borderRadius: radii.small + 1,
        // a pressed one stays readable under the pointer and with the focus
        '&.MuiChip-filled.MuiChip-colorPrimary:hover, &.MuiChip-filled.MuiChip-colorPrimary.Mui-focusVisible': {
          backgroundColor: t.accentText,
        },
      },
    },
  },
  MuiTooltip: {
    styleOverrides: { tooltip: { backgroundColor: t.text, color: t.bg, fontSize: '0.8125rem' } },
  },
  MuiCheckbox: { defaultProps: { slotProps: { input: rowCheckboxLabel } } },
  MuiLink: { styleOverrides: { root: { textUnderlineOffset: '0.2em' } } },
  MuiSnackbarContent: { styleOverrides: { root: { backgroundColor: t.text, color: t.bg } } },
  MuiAlert: {
    styleOverrides: {
      root: {
        '&.MuiAlert-colorInfo': { backgroundColor: t.infoQuiet, color: t.text },
        '&.MuiAlert-colorWarning': { backgroundColor: t.warnQuiet, color: t.text },
        '&.MuiAlert-colorError': { backgroundColor: t.badQuiet, color: t.text },
        '&.MuiAlert-colorSuccess': { backgroundColor: t.okQuiet, color: t.text },
      },
      // reasons that people write may be one long word
      message: { minWidth: 0, overflowWrap: 'anywhere' },
    },
  },
  RaLayout: {
    styleOverrides: {
      root: {
        '& .RaLayout-appFrame': { marginTop: 56 },
        // what is wider than the window scrolls in its own place, and does not widen the page
        minWidth: 0,
        '& .RaLayout-content': { padding: '0 24px 48px', backgroundColor: t.bg, minWidth: 0 },
        '& .RaList-main, & .RaList-content': { minWidth: 0 },
        '@media (max-width: 600px)': { '& .RaLayout-content': { paddingInline: 12 } },
      },
    },
  },
  // as high as there is room below the bar; what is longer scrolls, and shows that it does
  RaSidebar: {
    styleOverrides: { root: { '& .RaSidebar-fixed': { height: 'calc(100dvh - 56px)', scrollbarWidth: 'thin' } } },
  },
  RaMenuItemLink: {
    styleOverrides: {
      root: {
        minHeight: 44,
        color: t.text2,
        borderLeft: '3px solid transparent',
        '&:hover': { color: t.text },
        '& .RaMenuItemLink-icon': { minWidth: 36, color: 'inherit' },
        '&.RaMenuItemLink-active': {
          color: t.text,
          backgroundColor: t.surface2,
          borderLeftColor: t.accentEdge,
          fontWeight: 620,
        },
      },
    },
  },
  RaTopToolbar: {
    styleOverrides: {
      root: { '&&': { backgroundColor: 'transparent', minHeight: 0, padding: '8px 0', flexWrap: 'wrap' } },
    },
  },
  RaDataTable: {
    styleOverrides: {
      root: {
        // a column gives way to the others down to this width, whatever words stand in it
        '& .RaDataTable-rowCell': { minWidth: '5rem', overflowWrap: 'anywhere' },
        '& .RaDataTable-rowCell .MuiButton-root': { whiteSpace: 'nowrap' },
        '@media (max-width: 1279.95px)': {
          '& .MuiTableCell-sizeSmall': { paddingInline: 8 },
          // a state of several words goes on in a second line
          '& .RaDataTable-rowCell .MuiChip-root': { height: 'auto', minHeight: 24, overflowWrap: 'normal' },
          '& .RaDataTable-rowCell .MuiChip-label': { whiteSpace: 'normal' },
        },
        // columns that need more than the window scroll by themselves; a shadow stands where there are more of them
        '& .RaDataTable-tableWrapper': {
          overflowX: 'auto',
          backgroundImage: edgeShadows(t),
          backgroundSize: '32px 100%, 32px 100%, 12px 100%, 12px 100%',
          backgroundPosition: 'left, right, left, right',
          backgroundRepeat: 'no-repeat',
          backgroundAttachment: 'local, local, scroll, scroll',
        },
      },
    },
  },
  // as readable as the rest, and never touching it
  RaSimpleList: {
    styleOverrides: {
      root: {
        // what stands at the right stands in the first line, however long that is
        '& .MuiListItemText-primary > div': {
          display: 'flex',
          alignItems: 'baseline',
          justifyContent: 'space-between',
          gap: 12,
        },
        '& .RaSimpleList-tertiary': { flex: 'none', maxWidth: '60%', opacity: 1, color: t.text2, textAlign: 'right' },
        // a payment's number is longer than a small phone is wide
        '& .MuiListItemText-root': { overflowWrap: 'anywhere' },
      },
    },
  },
  RaSearchInput: {
    styleOverrides: {
      root: { '&&': { minWidth: '19rem' }, '@media (max-width: 1279.95px)': { '&&': { minWidth: '16rem' } } },
    },
  },
  RaFilterForm: {
    styleOverrides: {
      root: {
        // filters take the room that the buttons beside them leave, and go below each other before these do
        '@media (min-width: 900px)': { '&&': { flex: '1 1 0' } },
        '& .MuiFormControlLabel-root': { marginLeft: 0 },
        '@media (max-width: 600px)': { '& .RaFilterFormInput-spacer': { display: 'none' } },
      },
    },
  },
  RaListToolbar: { styleOverrides: { root: { '&&': { backgroundColor: 'transparent' } } } },
  RaToolbar: { styleOverrides: { root: { backgroundColor: t.surface2, '&': { marginTop: 8 } } } },
});
