/** Above a limit it is asked for, and another approves it. */
export const secondAdmin = ['approval.required', 'approval.required_over_all'] as const;
