import { newsletterContract } from '#contract/newsletter/newsletter.contract.ts';
import { useCall } from '../../lib/use-call.ts';

export const useSubscribe = () => useCall(newsletterContract.subscribe, { stale: ['/api/newsletter'] });
export const useConfirmSubscription = () => useCall(newsletterContract.confirmSubscription);
export const useUnsubscribe = () => useCall(newsletterContract.unsubscribe);
