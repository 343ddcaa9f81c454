import { liveContract } from '#contract/live/live.contract.ts';

/** For EventSource, which takes an address. */
export const liveStreamUrl = () => liveContract.streamLive.path;
