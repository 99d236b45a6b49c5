// Services outside that get something of people's where they are configured.

export const RECIPIENTS = ['stripe', 'smtp', 'push', 'bucket'] as const;
export type Recipient = (typeof RECIPIENTS)[number];
