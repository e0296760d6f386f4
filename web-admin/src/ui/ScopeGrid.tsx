import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useInput, usePermissions } from 'react-admin';
import type { CurrentUser } from '#contract/identity/schemas.ts';
import { type Scope, scopes as allScopes } from '#contract/vocabulary.ts';
import { areaLabels, scopeLabel } from '#contract/identity/words.tr.ts';

const areas = Object.entries(areaLabels);

/** Read and write scopes by area. Nobody can grant or remove a scope that they do not hold. */
export function ScopeGrid({ source, label }: { source: string; label: string }) {
  const { field } = useInput<Record<string, unknown>>({ source, defaultValue: [] });
  const { permissions: person } = usePermissions<CurrentUser>();
  const held: readonly string[] = person?.role === 'admin' ? allScopes : (person?.scope ?? []);
  const titleId = useId();
  const chosen = new Set(field.value as readonly Scope[]);

  /**
   * Write access needs read access. Granting write therefore also grants read, and removing read also removes write.
   */
  function turn(scope: Scope, on: boolean) {
    const [area = '', access] = scope.split(':');
    const also = on === (access === 'write') ? [scope, `${area}:${on ? 'read' : 'write'}` as Scope] : [scope];
    const mine = also.filter((one) => held.includes(one));
    const next = on ? new Set([...chosen, ...mine]) : new Set([...chosen].filter((one) => !mine.includes(one)));
    field.onChange(allScopes.filter((one) => next.has(one)));
  }
  const box = (scope: Scope) =>
    allScopes.includes(scope) && (
      <Checkbox
        checked={chosen.has(scope)}
        disabled={!held.includes(scope)}
        onChange={(_, on) => turn(scope, on)}
        slotProps={{ input: { 'aria-label': scopeLabel(scope) } }}
      />
    );

  return (
    <Box sx={{ my: 1 }}>
      <Typography id={titleId} sx={{ fontWeight: 530 }}>
        {label}
      </Typography>
      <Box
        component="table"
        aria-labelledby={titleId}
        sx={(theme) => ({
          width: '100%',
          borderCollapse: 'collapse',
          '& th': { fontWeight: 400, textAlign: 'left', py: 0 },
          '& thead th': { color: theme.tokens.text3 },
          '& td, & thead th + th': { textAlign: 'center', width: 88 },
        })}
      >
        <thead>
          <tr>
            <th scope="col">Alan</th>
            <th scope="col">Görme</th>
            <th scope="col">Değiştirme</th>
          </tr>
        </thead>
        <tbody>
          {areas.map(([area, name]) => (
            <tr key={area}>
              <th scope="row">{name}</th>
              <td>{box(`${area}:read` as Scope)}</td>
              <td>{box(`${area}:write` as Scope)}</td>
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}
