import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Popover from '@mui/material/Popover';
import type { PopperProps } from '@mui/material/Popper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { ranked, ticketTypeLabels } from '#contract/vocabulary.ts';
import { useGetList } from 'react-admin';
import type { AdminTicket, CannedAnswer } from '../../lib/records.ts';
import { shortened } from '../messages/shortened.ts';
import { fittingFirst } from './fill-in.ts';

interface CannedPickerProps {
  readonly anchor: HTMLElement;
  readonly type: AdminTicket['type'];
  readonly onPick: (answer: CannedAnswer) => void;
  readonly close: () => void;
}

const everything = { pagination: { page: 1, perPage: 500 }, sort: { field: 'uses', order: 'DESC' } } as const;
const titleOf = ({ title }: CannedAnswer): string => title;
const textOf = ({ text }: CannedAnswer): string => text;
const byTitleAndText = (answers: CannedAnswer[], { inputValue }: { inputValue: string }) =>
  ranked(answers, inputValue, titleOf, textOf);

/** A searchable list of canned answers, used with the arrow keys. */
export function CannedPicker({ anchor, type, onPick, close }: CannedPickerProps) {
  const { data = [], isPending, error } = useGetList<CannedAnswer>('canned-answers', everything);
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={close}
      anchorOrigin={{ vertical: 'top', horizontal: 'left' }}
      transformOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { sx: { width: 'min(480px, calc(100vw - 32px))', p: 1.5 }, 'aria-label': 'Hazır yanıtlar' } }}
    >
      <Autocomplete
        open
        options={fittingFirst(data, type)}
        loading={isPending}
        loadingText="Yükleniyor"
        noOptionsText={error?.message ?? (data.length > 0 ? 'Eşleşen yok.' : 'Henüz hazır yanıt yok.')}
        autoHighlight
        filterOptions={byTitleAndText}
        getOptionLabel={({ title }) => title}
        getOptionKey={({ id }) => id}
        onChange={(_, answer) => answer && onPick(answer)}
        onClose={(_, reason) => reason === 'escape' && close()}
        slots={{ popper: InPlace }}
        slotProps={{ listbox: { sx: { maxHeight: 280, px: 0 } } }}
        renderOption={({ key, ...props }, answer) => (
          <Box key={key} component="li" {...props} sx={{ display: 'block !important' }}>
            <Typography component="span" sx={{ display: 'block', fontWeight: 530 }}>
              {answer.title}
              {answer.type && ` · ${ticketTypeLabels[answer.type]}`}
            </Typography>
            <Typography component="span" variant="caption" sx={{ display: 'block' }}>
              {shortened(answer.text)}
            </Typography>
          </Box>
        )}
        renderInput={(params) => <TextField {...params} ref={focusInside} label="Hazır yanıt ara" />}
      />
    </Popover>
  );
}

/** Moves the focus to the search field, so that typing goes on there. */
const focusInside = (element: HTMLElement | null) => element?.querySelector('input')?.focus({ preventScroll: true });

/** Renders the options below the field, inside the popover. */
const InPlace = ({ children }: Pick<PopperProps, 'children'>) => (
  <div>{typeof children === 'function' ? null : children}</div>
);
