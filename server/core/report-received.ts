export const reportReceived = { message: 'Gracias por avisar. La oficina lo revisará.' };
