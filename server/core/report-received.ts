/** Answer to a member who reports a post, a comment, a message or a profile. */
export const reportReceived = { message: 'Gracias por avisar. La oficina lo revisará.' };
