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
  /** What the button says that does it. */
  readonly submitLabel: string;
  /** It takes something away: money, access. */
  readonly danger?: boolean;
  readonly defaults?: Partial<I>;
  readonly run: (provider: ConsoleDataProvider, values: I) => Promise<A>;
  readonly done: string;
  readonly failed?: string;
  /** Refusals that are of one field: said beside it, and nowhere else. */
  readonly fieldOf?: FieldOf<I>;
  readonly onDone?: (answer: A) => void;
  /** The record on the screen is gone by it. */
  readonly gone?: boolean;
  /** What takes it back, offered beside what was done. */
  readonly undo?: (provider: ConsoleDataProvider, values: I, answer: A) => Promise<unknown>;
  /** Moves money: above the limit it is asked for, and a second admin does it. */
  readonly secondAdmin?: SecondAdmin<I>;
  readonly children?: ReactNode;
}

type CommandDialogProps<I extends object, K extends Command> = Omit<DialogProps<I, RouteAnswerOf<K>>, 'run'> & {
  /** The call that it makes: who may not make it sees no button. */
  readonly action: K;
  readonly label: string;
  readonly icon?: ReactNode;
  /** Why it can’t be done now. */
  readonly off?: string | undefined;
  /** The one thing that this page is for now. */
  readonly primary?: boolean;
} & (
    | { /** What is sent by the call. */ readonly send: (values: I) => Sent<K> }
    | { /** Where it is not that call alone. */ readonly run: DialogProps<I, unknown>['run'] }
  );

/** A button and the dialog that asks for what a command needs. What went wrong stays in the dialog. */
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
          event.stopPropagation(); // a row of a list opens on a click of its own
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

/** The dialog by itself, where something else than a button opens it. */
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
    // a press beside the window is easily an accident, the second of the double press that opened it or one while something
    // is typed
    if (busy || (reason === 'backdropClick' && (begun.current || (event?.detail ?? 0) > 1))) return;
    // Escape is meant for a menu as often as for the window; pressed again, it goes back to what was typed
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
      // a portal's clicks go on to what it was rendered in
      onClick={(event) => event.stopPropagation()}
      fullScreen={fullScreen}
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
      // on a phone the keyboard would cover what the window says
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
          {/* what can’t be done isn’t asked for either */}
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

/** Defaults that come anew, e.g. after a conflict, leave what was typed or chosen. */
const keepTyped = { keepDirtyValues: true };

/** Whether something has been typed or chosen, in whichever kind of field. */
function Begun({ tell }: { tell: (begun: boolean) => void }) {
  const { dirtyFields } = useFormState();
  const begun = Object.keys(dirtyFields).length > 0;
  useEffect(() => {
    tell(begun);
  });
  return null;
}

/** What was refused was refused of other values. */
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

/** Who opened it by a key goes on in its first field; of several to choose from in the one that is chosen. */
function focusFirst(content: HTMLElement | null) {
  const dialog = content?.closest('[role="dialog"]');
  const current = document.activeElement;
  // who was quicker than the transition is at a field or a button already
  if (current !== dialog && dialog?.contains(current)) return;
  const fields = [
    ...(content?.querySelectorAll<HTMLInputElement>('input:enabled, textarea:enabled, [tabindex="0"]') ?? []),
  ];
  const [first] = fields;
  (first?.type === 'radio' ? (fields.find(({ checked }) => checked) ?? first) : first)?.focus();
}
