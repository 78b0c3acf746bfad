import type { Answer, ClientToServer, ServerToClient } from '@bicorne/server/protocol';
import { io, type Socket } from 'socket.io-client';

export type TableSocket = Socket<ServerToClient, ClientToServer>;

export const connect = (): TableSocket => io({ withCredentials: true, transports: ['websocket', 'polling'] });

/** Asks over the socket and waits; a lost line is a fault like any other. */
export async function request<T>(
  socket: TableSocket,
  word: keyof ClientToServer,
  message: unknown,
): Promise<Answer<T>> {
  try {
    const answer: Answer<T> = await socket.timeout(10_000).emitWithAck(word, message);
    return answer;
  } catch {
    return { ok: false, fault: { code: 'network', message: 'no answer' } };
  }
}
