import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Dialog from '@mui/material/Dialog';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useCanAccess } from 'react-admin';
import { LoadError } from '../ui/LoadError.tsx';
import { type Entry, usePaletteEntries } from './palette-entries.ts';

interface PaletteProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The palette for search and navigation: a combobox with an always open list. */
export function Palette({ open, onClose }: PaletteProps) {
  const fullScreen = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const [typed, setTyped] = useState('');
  const chosen = useRef<Entry | null>(null);
  const choose = (entry: Entry) => {
    chosen.current = entry;
    onClose();
  };
  // runs the entry after the palette has closed, because a command's dialog needs the focus to be on the page again
  const afterwards = () => {
    setTyped('');
    chosen.current?.run();
    chosen.current = null;
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      fullScreen={fullScreen}
      fullWidth
      maxWidth="sm"
      slotProps={{
        transition: { onExited: afterwards },
        paper: {
          'aria-label': 'Ara ya da git',
          sx: fullScreen ? {} : { alignSelf: 'flex-start', maxHeight: '70dvh' },
        },
      }}
    >
      <Combobox typed={typed} onType={setTyped} onChoose={choose} onClose={onClose} />
    </Dialog>
  );
}

interface ComboboxProps {
  readonly typed: string;
  readonly onType: (text: string) => void;
  readonly onChoose: (entry: Entry) => void;
  readonly onClose: () => void;
}

function Combobox({ typed, onType, onChoose, onClose }: ComboboxProps) {
  const listId = useId();
  const { canAccess: seesPeople } = useCanAccess({ resource: 'users', action: 'list' });
  const { entries, searching, error, retry } = usePaletteEntries(typed);
  const [active, setActive] = useState(0);
  // if Enter is pressed while nothing is listed and a search runs, it chooses the first result that arrives
  const waits = useRef(false);
  const at = Math.min(active, entries.length - 1);
  const optionId = (index: number) => `${listId}-${index}`;
  useEffect(() => {
    const [first] = entries;
    if (!waits.current || searching) return;
    waits.current = false;
    if (first) onChoose(first);
  }, [searching, entries, onChoose]);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);

  const onKeyDown = (event: KeyboardEvent) => {
    const last = entries.length - 1;
    const to = { ArrowDown: at === last ? 0 : at + 1, ArrowUp: at <= 0 ? last : at - 1, PageDown: last, PageUp: 0 }[
      event.key
    ];
    const entry = entries[at];
    if (to !== undefined) setActive(to);
    else if (event.key !== 'Enter') return;
    else if (entry) onChoose(entry);
    else waits.current = searching;
    event.preventDefault();
  };

  return (
    <>
      <Box sx={{ p: 1.5, pb: 1, display: 'flex', gap: 1, alignItems: 'center' }}>
        <TextField
          inputRef={input}
          value={typed}
          onChange={(event) => {
            onType(event.target.value);
            setActive(0);
            waits.current = false;
          }}
          onKeyDown={onKeyDown}
          margin="none"
          placeholder={`Sipariş, ad, ${seesPeople ? 'e-posta, ' : ''}Riot ID, sayfa`}
          slotProps={{
            htmlInput: {
              'aria-label': 'Ara ya da git',
              role: 'combobox',
              'aria-expanded': true,
              'aria-controls': listId,
              'aria-autocomplete': 'list',
              'aria-activedescendant': at >= 0 ? optionId(at) : undefined,
              autoComplete: 'off',
              spellCheck: false,
              maxLength: 100,
            },
            input: {
              startAdornment: (
                <InputAdornment position="start">
                  <SearchIcon />
                </InputAdornment>
              ),
              endAdornment: searching ? <CircularProgress size={18} aria-hidden="true" /> : null,
            },
          }}
        />
        <Box
          component="button"
          type="button"
          onClick={onClose}
          sx={{ font: 'inherit', color: 'inherit', bgcolor: 'transparent', border: 0, p: 1, cursor: 'pointer' }}
        >
          Kapat
        </Box>
      </Box>
      <Results entries={entries} at={at} listId={listId} optionId={optionId} onPoint={setActive} onChoose={onChoose} />
      {error && !searching && (
        <Box sx={{ p: 1.5 }}>
          <LoadError error={error} retry={retry} />
        </Box>
      )}
      {entries.length === 0 && !searching && !error && (
        <Typography color="text.secondary" sx={{ px: 2.5, pb: 2.5 }}>
          Bununla bir şey bulunamadı. Numarayı{seesPeople ? ', adı ya da e-postayı' : ' ya da adın başını'} yazmayı
          dene.
        </Typography>
      )}
      <Box component="output" sx={heard}>
        {searching ? 'Aranıyor' : `${entries.length} sonuç`}
      </Box>
    </>
  );
}

/** Visually hidden, for screen readers only. */
const heard = { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' };

interface ResultsProps {
  readonly entries: readonly Entry[];
  readonly at: number;
  readonly listId: string;
  readonly optionId: (index: number) => string;
  readonly onPoint: (index: number) => void;
  readonly onChoose: (entry: Entry) => void;
}

function Results({ entries, at, listId, optionId, onPoint, onChoose }: ResultsProps) {
  const groups = [...new Set(entries.map(({ group }) => group))];
  return (
    <Box id={listId} role="listbox" aria-label="Sonuçlar" sx={{ overflowY: 'auto', px: 1, pb: 1 }}>
      {groups.map((group) => (
        <Box key={group} role="group" aria-label={group}>
          <Typography aria-hidden="true" variant="body2" color="text.secondary" sx={{ px: 1.5, pt: 1.5, pb: 0.5 }}>
            {group}
          </Typography>
          {entries.map(
            (entry, index) =>
              entry.group === group && (
                <Option
                  key={entry.key}
                  id={optionId(index)}
                  entry={entry}
                  active={index === at}
                  onPoint={() => onPoint(index)}
                  onChoose={() => onChoose(entry)}
                />
              ),
          )}
        </Box>
      ))}
    </Box>
  );
}

interface OptionProps {
  readonly id: string;
  readonly entry: Entry;
  readonly active: boolean;
  readonly onPoint: () => void;
  readonly onChoose: () => void;
}

function Option({ id, entry: { icon: Icon, title, detail }, active, onPoint, onChoose }: OptionProps) {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active) line.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <Box
      ref={line}
      id={id}
      role="option"
      aria-selected={active}
      onMouseMove={onPoint}
      onClick={onChoose}
      sx={(theme) => ({
        display: 'flex',
        gap: 1.5,
        alignItems: 'center',
        minHeight: 44,
        px: 1.5,
        py: 0.5,
        cursor: 'pointer',
        borderLeft: '3px solid transparent',
        ...(active && { backgroundColor: theme.tokens.surface2, borderLeftColor: theme.tokens.accentEdge }),
        '& svg': { color: theme.tokens.text3, flex: 'none' },
      })}
    >
      <Icon />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography component="span" sx={{ display: 'block' }}>
          {title}
        </Typography>
        {detail && (
          <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
            {detail}
          </Typography>
        )}
      </Box>
    </Box>
  );
}
