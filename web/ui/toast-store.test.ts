import { afterEach, describe, expect, it } from 'vitest';
import { dismissToast, toast, toastStore } from './toast-store.ts';

afterEach(() => {
  dismissToast(toastStore.current()?.id ?? 0);
});

describe('the slot for toasts', () => {
  it('holds one: a new message takes the place of the old', () => {
    toast({ title: 'Primero' });
    const first = toastStore.current();
    toast({ title: 'Segundo' });
    expect(toastStore.current()).toMatchObject({ title: 'Segundo' });
    expect(toastStore.current()?.id).not.toBe(first?.id);
  });

  it('does not close the new message when the time of the old one is up', () => {
    toast({ title: 'Primero' });
    const first = toastStore.current()?.id ?? 0;
    toast({ title: 'Segundo' });
    dismissToast(first);
    expect(toastStore.current()).toMatchObject({ title: 'Segundo' });
  });

  it('is in the innermost dialog that was open when the message came, and outlives it', () => {
    const page = Symbol('page');
    const dialog = Symbol('dialog');
    const leavePage = toastStore.enter(page);
    const leaveDialog = toastStore.enter(dialog);
    toast({ title: 'Dentro' });
    expect(toastStore.host()).toBe(dialog);
    leaveDialog();
    expect(toastStore.host()).toBe(page);
    leavePage();
  });

  it('does not move into a dialog that opens later', () => {
    const page = Symbol('page');
    const leavePage = toastStore.enter(page);
    toast({ title: 'Antes' });
    const leaveDialog = toastStore.enter(Symbol('dialog'));
    expect(toastStore.host()).toBe(page);
    leaveDialog();
    leavePage();
  });
});
