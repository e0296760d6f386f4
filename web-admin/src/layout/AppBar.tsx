import Brightness4Icon from '@mui/icons-material/Brightness4';
import Brightness7Icon from '@mui/icons-material/Brightness7';
import KeyboardOutlinedIcon from '@mui/icons-material/KeyboardOutlined';
import StorefrontOutlinedIcon from '@mui/icons-material/StorefrontOutlined';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  AppBar as ReactAdminAppBar,
  LoadingIndicator,
  Logout,
  TitlePortal,
  useGetIdentity,
  UserMenu,
  useTheme,
  useTranslate,
  useUserMenu,
} from 'react-admin';
import { PaletteButton } from '../shell/PaletteButton.tsx';
import { useShell } from '../shell/shell.ts';
import { Logo } from './Logo.tsx';

function StorefrontItem() {
  const menu = useUserMenu();
  return (
    <MenuItem component="a" href="/" onClick={() => menu?.onClose()}>
      <ListItemIcon>
        <StorefrontOutlinedIcon fontSize="small" />
      </ListItemIcon>
      Siteye git
    </MenuItem>
  );
}

function ShortcutsItem() {
  const menu = useUserMenu();
  const shell = useShell();
  const open = () => {
    menu?.onClose();
    shell.open('shortcuts');
  };
  return (
    <MenuItem onClick={open}>
      <ListItemIcon>
        <KeyboardOutlinedIcon fontSize="small" />
      </ListItemIcon>
      Klavye kısayolları
    </MenuItem>
  );
}

/** Replaces the app bar's theme button on a phone, where the title needs the room. */
function ThemeItem() {
  const translate = useTranslate();
  const prefersDark = useMediaQuery('(prefers-color-scheme: dark)', { noSsr: true });
  const [mode, setMode] = useTheme(prefersDark ? 'dark' : 'light');
  return (
    <MenuItem onClick={() => setMode(mode === 'dark' ? 'light' : 'dark')}>
      <ListItemIcon>
        {mode === 'dark' ? <Brightness7Icon fontSize="small" /> : <Brightness4Icon fontSize="small" />}
      </ListItemIcon>
      {translate('ra.action.toggle_theme')}
    </MenuItem>
  );
}

export function AppBar() {
  const isSmall = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const { identity } = useGetIdentity();
  // the accessible name must contain the visible name (WCAG 2.5.3); on a phone the button shows no name
  const userMenu = (
    <UserMenu {...(identity?.fullName && !isSmall ? { label: `${identity.fullName}, hesap menüsü` } : {})}>
      <StorefrontItem />
      {isSmall ? <ThemeItem /> : <ShortcutsItem />}
      <Logout />
    </UserMenu>
  );
  return (
    <ReactAdminAppBar
      color="default"
      alwaysOn
      userMenu={userMenu}
      {...(isSmall ? { toolbar: <LoadingIndicator /> } : {})}
    >
      <Logo wordless={isSmall} />
      {/* inline, because a title in a separate box would be cut off without an ellipsis */}
      <TitlePortal
        component="h1"
        sx={{ pl: { xs: 1, sm: 3 }, minWidth: 0, '& .RaConfigurable-root': { display: 'inline' } }}
      />
      <PaletteButton />
    </ReactAdminAppBar>
  );
}
