import Alert from '@mui/material/Alert';
import MuiButton from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Form, useCanAccess, useResourceContext } from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';
import type { ConsoleDataProvider } from '../providers/data-provider.ts';
import type { RouteAnswerOf, Sent } from '#contract/client.ts';
import type { Command } from '../providers/run.ts';
import { LeaveTyped } from './LeaveTyped.tsx';
import { SecondAdminNote, useSecondAdmin, type SecondAdmin } from './SecondAdmin.tsx';
import { type FieldOf, useCommand } from './use-command.ts';
import { type Submit, SubmitContext } from './use-submit.ts';

interface DialogProps<I extends object, A> {
  readonly title: string;
  readonly explanation?: ReactNode;
  /** The label of the submit button. */
  readonly submitLabel: string;
  /** The command takes something away. Its buttons are red. */
  readonly danger?: boolean;
  readonly defaults?: Partial<I>;
  readonly run: (provider: ConsoleDataProvider, values: I) => Promise<A>;
  readonly done: string;
  readonly failed?: string;
  /** The field of each refusal that concerns a single field. Such a refusal is shown only beside its field. */
  readonly fieldOf?: FieldOf<I>;
  readonly onDone?: (answer: A) => void;
  /** The command deletes the record on the screen. */
  readonly gone?: boolean;
  /** The opposite command, offered in the toast. */
  readonly undo?: (provider: ConsoleDataProvider, values: I, answer: A) => Promise<unknown>;
  /**
   * For commands that move money. Above the limit the dialog requests a second admin's approval instead of running the
   * command.
   */
  readonly secondAdmin?: SecondAdmin<I>;
  readonly children?: ReactNode;
}

type CommandDialogProps<I extends object, K extends Command> = Omit<DialogProps<I, RouteAnswerOf<K>>, 'run'> & {
  /** The route that the command calls. People without access see no button. */
  readonly action: K;
  readonly label: string;
  readonly icon?: ReactNode;
  /** Why the command is impossible now. It disables the button. */
  readonly off?: string | undefined;
  /** The page's main action. */
  readonly primary?: boolean;
} & (
    | { /** What the call sends. */ readonly send: (values: I) => Sent<K> }
    | { /** Replaces `send` for a command that may make other calls. */ readonly run: DialogProps<I, unknown>['run'] }
  );

/** A button and a dialog for the command's input. Errors are shown in the dialog. */
export function CommandDialog<I extends object, K extends Command>(props: CommandDialogProps<I, K>) {
  const { action, label, off, primary = false, danger = false, icon } = props;
  const run = (provider: ConsoleDataProvider, values: I) =>
    'run' in props ? props.run(provider, values) : provider.run(action, props.send(values));
  const resource = useResourceContext();
  const { canAccess } = useCanAccess({ resource: resource ?? '', action });
  const [open, setOpen] = useState(false);
  const reasonId = useId();
  if (!canAccess) return null;
  return (
    <>
      <MuiButton
        variant={primary ? 'contained' : 'outlined'}
        color={danger ? 'error' : 'primary'}
        startIcon={icon}
        disabled={off !== undefined}
        aria-describedby={off === undefined ? undefined : reasonId}
        aria-haspopup="dialog"
        onClick={(event) => {
          event.stopPropagation(); // the click must not open the list's row
          setOpen(true);
        }}
      >
        {label}
      </MuiButton>
      {off !== undefined && (
        <Typography id={reasonId} variant="body2" color="text.secondary" sx={{ alignSelf: 'center' }}>
          {off}
        </Typography>
      )}
      <OpenDialog<I, unknown>
        {...(props as Omit<DialogProps<I, unknown>, 'run'>)}
        run={run}
        open={open}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

interface OpenDialogProps<I extends object, A> extends DialogProps<I, A> {
  readonly open: boolean;
  readonly onClose: () => void;
}

const needsSecondAdmin: ReadonlySet<string> = new Set(['approval.required', 'approval.required_over_all']);

/** The dialog without the button, for other ways to open it. */
export function OpenDialog<I extends object, A>({ open, onClose, ...props }: OpenDialogProps<I, A>) {
  const {
    title,
    explanation,
    submitLabel,
    danger = false,
    defaults,
    run,
    done,
    failed,
    fieldOf,
    undo,
    gone,
    onDone,
    secondAdmin,
    children,
  } = props;
  const fullScreen = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const titleId = useId();
  const formId = useId();
  const command = useCommand<I, A>({
    run,
    done,
    failed,
    fieldOf,
    undo,
    gone,
    onDone: (answer) => {
      onClose();
      onDone?.(answer);
    },
  });
  const second = useSecondAdmin<I>(secondAdmin, onClose);
  const [submit, setSubmit] = useState<Submit>({});
  const { off } = submit;
  const offId = useId();
  const { busy, problem } = second.waits ? second : command;
  const content = useRef<HTMLDivElement>(null);
  const begun = useRef(false);
  const [leaving, setLeaving] = useState(false);
  const forget = () => {
    command.forget();
    second.forget();
  };
  const close = (event?: Partial<Pick<MouseEvent, 'detail'>>, reason?: string) => {
    // a backdrop click is ignored after input, and as the second click of the double click that opened the dialog
    if (busy || (reason === 'backdropClick' && (begun.current || (event?.detail ?? 0) > 1))) return;
    // Escape is often meant for a menu, so the dialog asks before it discards input. A second Escape returns to the
    // input.
    if (reason === 'escapeKeyDown' && begun.current) {
      setLeaving(!leaving);
      return;
    }
    setLeaving(false);
    forget();
    onClose();
  };
  const send = async (values: object) => {
    const met = await (second.waits ? second : command).send(values as I);
    if (met?.code && needsSecondAdmin.has(met.code)) second.require(met.message);
    return met?.fields;
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      // clicks in a portal bubble to the component that rendered it
      onClick={(event) => event.stopPropagation()}
      fullScreen={fullScreen}
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
      // no focus on a phone, where the keyboard would cover the dialog's text
      slotProps={{
        transition: fullScreen ? {} : { onEntered: () => focusFirst(content.current) },
      }}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent ref={content}>
        {explanation && (
          <DialogContentText component="div" sx={{ mb: 1.5 }}>
            {explanation}
          </DialogContentText>
        )}
        {problem && !problem.ofField && (
          <Alert severity="error" sx={{ mt: 1.5 }}>
            {problem.message}
          </Alert>
        )}
        <Form
          noValidate
          id={formId}
          record={defaults ?? {}}
          resetOptions={keepTyped}
          onSubmit={send}
          disableInvalidFormNotification
        >
          <SubmitContext value={setSubmit}>{children}</SubmitContext>
          <Begun
            tell={(is) => {
              begun.current = is;
            }}
          />
          <Changed tell={command.forget} />
          {/* a command that is impossible now does not need the note about its approval */}
          {secondAdmin && off === undefined && (
            <SecondAdminNote
              of={secondAdmin}
              refusal={second.refusal}
              setAbove={second.setAbove}
              forgetRefusal={forget}
            />
          )}
        </Form>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2, flexWrap: 'wrap' }}>
        {leaving ? (
          <LeaveTyped leave={() => close()} stay={() => setLeaving(false)} />
        ) : (
          <>
            {off !== undefined && (
              <Typography
                id={offId}
                role="status"
                variant="body2"
                color="text.secondary"
                sx={{ mr: 'auto', flexBasis: { xs: '100%', sm: 'auto' } }}
              >
                {off}
              </Typography>
            )}
            <MuiButton onClick={() => close()} disabled={busy}>
              Vazgeç
            </MuiButton>
            <MuiButton
              type="submit"
              form={formId}
              variant="contained"
              color={(submit.danger ?? danger) ? 'error' : 'primary'}
              disabled={busy || off !== undefined}
              aria-describedby={off === undefined ? undefined : offId}
              aria-busy={busy}
            >
              {second.waits && off === undefined ? 'Onay iste' : (submit.label ?? submitLabel)}
            </MuiButton>
          </>
        )}
      </DialogActions>
    </Dialog>
  );
}

/** New defaults, for example after a conflict, do not replace input. */
const keepTyped = { keepDirtyValues: true };

/** Reports whether any field has been changed. */
function Begun({ tell }: { tell: (begun: boolean) => void }) {
  const { dirtyFields } = useFormState();
  const begun = Object.keys(dirtyFields).length > 0;
  useEffect(() => {
    tell(begun);
  });
  return null;
}

/** Clears an error when the values change, because the error concerned the old values. */
function Changed({ tell }: { tell: () => void }) {
  const values = JSON.stringify(useWatch());
  const told = useRef(values);
  useEffect(() => {
    if (told.current === values) return;
    told.current = values;
    tell();
  });
  return null;
}

/** Focuses the dialog's first field for keyboard users, or the chosen option if it is a radio group. */
function focusFirst(content: HTMLElement | null) {
  const dialog = content?.closest('[role="dialog"]');
  const current = document.activeElement;
  // the person may have moved the focus during the transition
  if (current !== dialog && dialog?.contains(current)) return;
  const fields = [
    ...(content?.querySelectorAll<HTMLInputElement>('input:enabled, textarea:enabled, [tabindex="0"]') ?? []),
  ];
  const [first] = fields;
  (first?.type === 'radio' ? (fields.find(({ checked }) => checked) ?? first) : first)?.focus();
}
