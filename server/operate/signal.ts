/** Where the operator's command notes which matches it has changed of late: a line for each, with when and which. */
export const OPERATED = 'operated';

/** A server that runs has looked long before, in milliseconds. */
export const NOTED_FOR = 60_000;
