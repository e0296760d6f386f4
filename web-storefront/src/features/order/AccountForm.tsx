import { zodResolver } from '@hookform/resolvers/zod';
import { orderServers } from '#contract/vocabulary.ts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { api } from '../../lib/api.ts';
import { queryClient } from '../../lib/query-client.ts';
import { serverName } from '../../lib/words.ts';
import { RIOT_ID } from './account-words.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { SelectField, TextField } from '../../ui/Field.tsx';
import { LoginSafe } from './LoginSafe.tsx';
import { showProblem } from '../form/show-problem.ts';
import { keys } from '../keys.ts';
import type { accountNeeds, GameAccount } from './game-accounts.ts';

const filled = (least: number, sentence: string) => z.string().check(z.trim(), z.minLength(least, sentence));

const schemaFor = (credentials: boolean) =>
  z.object({
    server: z.string(),
    inGameName: filled(2, 'Riot ID’ni yaz.'),
    username: credentials ? filled(1, 'Riot kullanıcı adını yaz.') : z.string(),
    password: credentials ? z.string().check(z.minLength(1, 'Şifreyi yaz.')) : z.string(),
  });

export function AccountForm({
  needs,
  action,
  busy,
  onSaved,
  back,
}: {
  needs: ReturnType<typeof accountNeeds>;
  /** The label of the button: what happens after saving. */
  action: string;
  busy: boolean;
  onSaved: (account: GameAccount) => void;
  /** Absent where there is nothing to go back to. */
  back?: (() => void) | undefined;
}) {
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(schemaFor(needs.credentials)),
    defaultValues: {
      server: needs.server ?? orderServers[needs.game][0],
      inGameName: '',
      username: '',
      password: '',
    },
  });
  const { errors, isSubmitting } = formState;
  // One idempotency key per content. It is kept in memory only, because the content includes a password.
  const [idempotencyKey, setKey] = useState(() => crypto.randomUUID());
  const changed = () => setKey(crypto.randomUUID());

  const submit = handleSubmit(async ({ server, inGameName, username, password }) => {
    const credentials = needs.credentials ? { username, password } : {};
    const body = { game: needs.game, server, inGameName, ...credentials };
    try {
      const account = await api.call('POST /game-accounts', { body, idempotencyKey });
      void queryClient.invalidateQueries({ queryKey: keys.gameAccounts });
      onSaved(account);
    } catch (error) {
      showProblem(error, setError, ['inGameName', 'server', 'username', 'password']);
    }
  });

  return (
    <form className="stack" noValidate onChange={changed} onSubmit={(event) => void submit(event)}>
      {errors.root && (
        <Alert tone="bad" announce>
          {errors.root.message}
        </Alert>
      )}
      {needs.credentials && <LoginSafe />}
      <div className="grid2">
        <TextField
          label={RIOT_ID}
          placeholder="KuzeyYıldızı#TR1"
          hint="Oyuncu#TR1"
          autoComplete="off"
          error={errors.inGameName?.message}
          {...register('inGameName')}
        />
        <SelectField
          label="Sunucu"
          error={errors.server?.message}
          {...register('server')}
          aria-readonly={needs.server !== null || undefined}
        >
          {(needs.server === null ? orderServers[needs.game] : [needs.server]).map((server) => (
            <option key={server} value={server}>
              {serverName(server)}
            </option>
          ))}
        </SelectField>
      </div>
      {needs.credentials ? (
        <>
          <TextField
            label="Riot kullanıcı adı"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            error={errors.username?.message}
            {...register('username')}
          />
          <TextField
            label="Şifre"
            type="password"
            autoComplete="off"
            error={errors.password?.message}
            {...register('password')}
          />
          <Alert tone="warn">
            Riot Games hesap paylaşımına izin vermez; risk hiçbir zaman sıfır değildir. Çevrim dışı mod görünürlüğü
            azaltır.
          </Alert>
        </>
      ) : (
        <p className="small muted">
          Bu hizmette kendi hesabınla oynarsın; booster seni Riot ID’nle ekler, şifren gerekmez.
        </p>
      )}
      <div className="row row--wrap row--end">
        {back && (
          <Button kind="g" onClick={back}>
            Vazgeç
          </Button>
        )}
        <Button kind="p" type="submit" busy={isSubmitting || busy}>
          {action}
        </Button>
      </div>
    </form>
  );
}
