import { createElement, type ComponentProps } from 'react';
import type { RaThemeOptions } from 'react-admin';
import { radii, type Tokens } from './tokens.ts';

type Components = NonNullable<RaThemeOptions['components']>;

/**
 * Labels the checkbox of a row. react-admin labels only the span around the checkbox, and screen readers ignore that
 * label. The checkbox in the table's head already has a label.
 */
const rowCheckboxLabel = (owner: { className?: string }) =>
  owner.className?.includes('select-item') ? { 'aria-label': 'Bu satırı seç' } : {};

/** Props that react-admin still passes and MUI no longer knows. They would become attributes of the DOM element. */
interface Outdated {
  readonly InputProps?: unknown;
  readonly inputRef?: unknown;
}
const FormControlRoot = ({ InputProps: _, inputRef: __, ...props }: ComponentProps<'div'> & Outdated) =>
  createElement('div', props);

/** A shadow at each side of a scroller. A cover that scrolls with the content hides the shadow at the end. */
const edgeShadows = (t: Tokens): string =>
  [
    `linear-gradient(to right, ${t.surface} 40%, transparent)`,
    `linear-gradient(to left, ${t.surface} 40%, transparent)`,
    `linear-gradient(to right, ${t.line2}, transparent)`,
    `linear-gradient(to left, ${t.line2}, transparent)`,
  ].join(', ');

/** Styles MUI's and react-admin's components with our tokens: flat, one action colour, borders instead of shadows. */
export const componentsOf = (t: Tokens): Components => ({
  MuiCssBaseline: {
    styleOverrides: {
      ':root': { colorScheme: t.mode },
      // toasts must not cover the buttons of a dialog or of a phone's form
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
      // a button must not make its row higher
      sizeSmall: { padding: '10px 12px', '& .MuiButton-root': { marginBlock: -7 } },
    },
  },
  MuiTableSortLabel: { styleOverrides: { root: { '&:hover, &.Mui-active': { color: t.text } } } },
  MuiChip: {
    styleOverrides: {
      root: {
        borderRadius: radii.small + 1,
        // a pressed chip stays readable while hovered or focused
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
      // a reason that somebody wrote may be one long word
      message: { minWidth: 0, overflowWrap: 'anywhere' },
    },
  },
  RaLayout: {
    styleOverrides: {
      root: {
        '& .RaLayout-appFrame': { marginTop: 56 },
        // content wider than the window scrolls inside its own box and does not widen the page
        minWidth: 0,
        '& .RaLayout-content': { padding: '0 24px 48px', backgroundColor: t.bg, minWidth: 0 },
        '& .RaList-main, & .RaList-content': { minWidth: 0 },
        '@media (max-width: 600px)': { '& .RaLayout-content': { paddingInline: 12 } },
      },
    },
  },
  // fills the height below the app bar; a longer menu scrolls with a visible scrollbar
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
        // columns shrink to this width, however long their words are
        '& .RaDataTable-rowCell': { minWidth: '5rem', overflowWrap: 'anywhere' },
        '& .RaDataTable-rowCell .MuiButton-root': { whiteSpace: 'nowrap' },
        '@media (max-width: 1279.95px)': {
          '& .MuiTableCell-sizeSmall': { paddingInline: 8 },
          // a state of several words wraps
          '& .RaDataTable-rowCell .MuiChip-root': { height: 'auto', minHeight: 24, overflowWrap: 'normal' },
          '& .RaDataTable-rowCell .MuiChip-label': { whiteSpace: 'normal' },
        },
        // a table wider than the window scrolls by itself; shadows mark the sides with hidden columns
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
  // the text at the right gets full contrast and a gap to the text at its left
  RaSimpleList: {
    styleOverrides: {
      root: {
        // the text at the right stays on the first line
        '& .MuiListItemText-primary > div': {
          display: 'flex',
          alignItems: 'baseline',
          justifyContent: 'space-between',
          gap: 12,
        },
        '& .RaSimpleList-tertiary': { flex: 'none', maxWidth: '60%', opacity: 1, color: t.text2, textAlign: 'right' },
        // a payment number is wider than a small phone
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
        // filters use the room beside the buttons and wrap before the buttons do
        '@media (min-width: 900px)': { '&&': { flex: '1 1 0' } },
        '& .MuiFormControlLabel-root': { marginLeft: 0 },
        '@media (max-width: 600px)': { '& .RaFilterFormInput-spacer': { display: 'none' } },
      },
    },
  },
  RaListToolbar: { styleOverrides: { root: { '&&': { backgroundColor: 'transparent' } } } },
  RaToolbar: { styleOverrides: { root: { backgroundColor: t.surface2, '&': { marginTop: 8 } } } },
});
