/** Above a limit the command is refused: a second admin has to approve it. */
export const secondAdmin = ['approval.required', 'approval.required_over_all'] as const;
