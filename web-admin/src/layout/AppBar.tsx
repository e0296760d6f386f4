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

/** On a phone in place of the button in the bar, whose room the title needs. */
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
  // the button shows the name, so what it is called has to hold it; on a phone it shows none
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
      {/* what lies in a box of its own is cut off without a sign that there is more */}
      <TitlePortal
        component="h1"
        sx={{ pl: { xs: 1, sm: 3 }, minWidth: 0, '& .RaConfigurable-root': { display: 'inline' } }}
      />
      <PaletteButton />
    </ReactAdminAppBar>
  );
}
