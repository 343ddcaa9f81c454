import { liveContract } from '#contract/live/live.contract.ts';

/** URL for `EventSource`, which bypasses the API client. */
export const liveStreamUrl = () => liveContract.streamLive.path;
