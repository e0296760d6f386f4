import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useShell } from './shell.ts';

const opener = { 'aria-haspopup': 'dialog', 'aria-keyshortcuts': 'Control+K Meta+K' } as const;
const modifier = navigator.platform.startsWith('Mac') ? '⌘' : 'Ctrl';

/** For people who do not know the shortcut, and for phones without a keyboard. */
export function PaletteButton() {
  const shell = useShell();
  const isSmall = useMediaQuery((theme) => theme.breakpoints.down('md'));
  const open = () => shell.open('palette');
  if (isSmall)
    return (
      <Tooltip title="Ara ya da git">
        <IconButton color="inherit" onClick={open} {...opener}>
          <SearchIcon />
        </IconButton>
      </Tooltip>
    );
  return (
    <Button variant="outlined" onClick={open} startIcon={<SearchIcon />} sx={{ mr: 1.5, minWidth: 220 }} {...opener}>
      Ara ya da git
      <Box component="kbd" aria-hidden="true" sx={(theme) => ({ ml: 'auto', pl: 2, color: theme.tokens.text3 })}>
        {modifier} K
      </Box>
    </Button>
  );
}
