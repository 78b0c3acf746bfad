/** Where the operator's command notes which match it has changed, and when. */
export const OPERATED = 'operated';
