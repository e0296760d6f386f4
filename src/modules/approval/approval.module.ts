import type { Module } from '#platform/module.ts';
import { approvalRoutes } from './adapters/http/approval.routes.ts';
import { approvalRows } from './adapters/persistence/approval.table.ts';
import { approvalBindings } from './approval.container.ts';
import { approvalNeeds } from './approval.needs.ts';
import { approval } from './approval.tokens.ts';

export const approvalModule = {
  rows: approvalRows,
  bindings: [approvalBindings, approvalNeeds],
  http: [approvalRoutes],
  jobs: [],
  personalData: approval.personalData,
} satisfies Module;
