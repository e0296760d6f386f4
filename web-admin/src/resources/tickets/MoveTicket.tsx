import MuiButton from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAddUndoableMutation, useCanAccess, useDataProvider, useNotify } from 'react-admin';
import type { AdminTicket } from '../../lib/records.ts';
import type { ConsoleDataProvider } from '../../providers/data-provider.ts';

type Status = AdminTicket['status'];

const steps: Record<Status, { readonly label: string; readonly said: string }> = {
  closed: { label: 'Kapat', said: 'Destek talebi kapatıldı' },
  open: { label: 'Yeniden aç', said: 'Destek talebi yeniden açıldı' },
  trash: { label: 'Çöpe at', said: 'Destek talebi çöpe atıldı' },
};

/**
 * Closes, reopens or trashes a ticket. The page shows the new state at once; the server gets the command after the time
 * for undo, so that the user is not notified before.
 */
export function useMoves(ticket: AdminTicket) {
  const [moving, setMoving] = useState<Status | null>(null);
  const provider = useDataProvider<ConsoleDataProvider>();
  const queries = useQueryClient();
  const addUndoable = useAddUndoableMutation();
  const notify = useNotify();

  const move = (to: Status) => {
    setMoving(to);
    notify(steps[to].said, { type: 'success', undoable: true });
    addUndoable(({ isUndo }) => {
      if (isUndo) setMoving(null);
      else void done(to);
    });
  };
  const done = async (to: Status) => {
    try {
      await provider.run('POST /tickets/:id/state', { params: { id: ticket.id }, body: { to } });
    } catch (error) {
      notify(error instanceof Error ? error.message : '', { type: 'error' });
    }
    await queries.invalidateQueries({ queryKey: ['tickets'] });
    setMoving(null);
  };

  const shown: AdminTicket =
    moving === null ? ticket : { ...ticket, status: moving, nextStatuses: [], allowed: { message: false } };
  return { shown, move };
}

/** Buttons for the ticket's next states. */
export function MoveButtons({ ticket, move }: { ticket: AdminTicket; move: (to: Status) => void }) {
  const { canAccess } = useCanAccess({ resource: 'tickets', action: 'POST /tickets/:id/state' });
  if (!canAccess) return null;
  return ticket.nextStatuses.map((to) => (
    <MuiButton key={to} variant="outlined" color={to === 'trash' ? 'error' : 'primary'} onClick={() => move(to)}>
      {steps[to].label}
    </MuiButton>
  ));
}
