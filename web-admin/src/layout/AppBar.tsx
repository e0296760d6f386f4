import KeyboardOutlinedIcon from '@mui/icons-material/KeyboardOutlined';
import StorefrontOutlinedIcon from '@mui/icons-material/StorefrontOutlined';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import useMediaQuery from '@mui/material/useMediaQuery';
import { AppBar as ReactAdminAppBar, Logout, TitlePortal, useGetIdentity, UserMenu, useUserMenu } from 'react-admin';
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

export function AppBar() {
  const isSmall = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const { identity } = useGetIdentity();
  // the button shows the name, so what it is called has to hold it; on a phone it shows none
  const userMenu = (
    <UserMenu {...(identity?.fullName && !isSmall ? { label: `${identity.fullName}, hesap menüsü` } : {})}>
      <StorefrontItem />
      <ShortcutsItem />
      <Logout />
    </UserMenu>
  );
  return (
    <ReactAdminAppBar color="default" alwaysOn userMenu={userMenu}>
      <Logo wordless={isSmall} />
      <TitlePortal component="h1" sx={{ pl: 3 }} />
      <PaletteButton />
    </ReactAdminAppBar>
  );
}
