import { DomainError } from '#kernel/refusal.ts';
import type { Devices, DevicesPart, LoginReleases, ReleasesPart } from '#modules/vault/application/ports.ts';
import type { Device } from '#modules/vault/domain/device.ts';
import type { LoginRelease } from '#modules/vault/domain/login-release.ts';
import { isWithin } from './in-range.ts';

export class InMemoryDevices implements Devices {
  readonly rows = new Map<string, Device>();

  lockBooster() {
    return Promise.resolve();
  }

  add(device: Device) {
    const known = [...this.rows.values()].some(({ thumbprint }) => thumbprint === device.thumbprint);
    if (known) return Promise.reject(new DomainError('vault.device_known'));
    this.rows.set(device.id, device);
    return Promise.resolve();
  }

  find(id: string) {
    return Promise.resolve(this.rows.get(id));
  }

  findByThumbprint(thumbprint: string) {
    return Promise.resolve([...this.rows.values()].find((device) => device.thumbprint === thumbprint));
  }

  lock(id: string) {
    return this.find(id);
  }

  save({ id, state, confirmedAt, confirmedBy, removedAt }: Device) {
    const before = this.rows.get(id);
    if (before) this.rows.set(id, { ...before, state, confirmedAt, confirmedBy, removedAt });
    return Promise.resolve();
  }

  ofBooster(boosterId: string) {
    const own = [...this.rows.values()].filter((row) => row.boosterId === boosterId && row.state !== 'removed');
    return Promise.resolve(own.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime()));
  }

  list({ from, limit, descending, where, created }: DevicesPart) {
    const wanted = [...this.rows.values()]
      .filter((row) => isWithin(created, row.createdAt))
      .filter((row) =>
        (['id', 'boosterId', 'state'] as const).every((field) => where[field]?.includes(row[field]) ?? true),
      );
    const sorted = wanted.toSorted(
      (a, b) => (a.createdAt.getTime() - b.createdAt.getTime()) * (descending ? -1 : 1) || 0,
    );
    return Promise.resolve({ rows: sorted.slice(from, from + limit), total: sorted.length, atLeast: false });
  }
}

export class InMemoryLoginReleases implements LoginReleases {
  readonly rows = new Map<string, LoginRelease>();
  readonly #devices: InMemoryDevices;

  constructor(devices: InMemoryDevices) {
    this.#devices = devices;
  }

  add(release: LoginRelease) {
    this.rows.set(release.id, release);
    return Promise.resolve();
  }

  find(id: string) {
    return Promise.resolve(this.rows.get(id));
  }

  lock(id: string) {
    return this.find(id);
  }

  markOpened(id: string, openedAt: Date) {
    const release = this.rows.get(id);
    if (release) this.rows.set(id, { ...release, openedAt });
    return Promise.resolve();
  }

  endWaiting(orderId: string, at: Date) {
    for (const release of this.rows.values())
      if (release.orderId === orderId && !release.openedAt && release.expiresAt > at)
        this.rows.set(release.id, { ...release, expiresAt: at });
    return Promise.resolve();
  }

  waitingAt(deviceId: string, now: Date) {
    return Promise.resolve(
      this.#sorted().filter((row) => row.deviceId === deviceId && !row.openedAt && row.expiresAt > now),
    );
  }

  latest(orderId: string, boosterId: string, limit: number) {
    const own = this.#sorted().filter((row) => row.orderId === orderId && row.boosterId === boosterId);
    return Promise.resolve(own.toReversed().slice(0, limit).map(this.#named));
  }

  list({ from, limit, descending, where, requested }: ReleasesPart) {
    const wanted = this.#sorted()
      .filter((row) => isWithin(requested, row.requestedAt))
      .filter((row) =>
        (['id', 'boosterId', 'deviceId', 'orderId'] as const).every(
          (field) => where[field]?.includes(row[field]) ?? true,
        ),
      );
    const rows = (descending ? wanted.toReversed() : wanted).slice(from, from + limit).map(this.#named);
    return Promise.resolve({ rows, total: wanted.length, atLeast: false });
  }

  #sorted() {
    return [...this.rows.values()].toSorted((a, b) => a.requestedAt.getTime() - b.requestedAt.getTime());
  }

  readonly #named = (release: LoginRelease) => ({
    ...release,
    deviceName: this.#devices.rows.get(release.deviceId)?.name ?? '',
  });
}
