import { useEffect, useState } from 'react';

/** Counts down to zero once a second; `start` restarts it. */
export function useSecondsLeft(initial: number): [seconds: number, start: (seconds: number) => void] {
  const [seconds, setSeconds] = useState(initial);
  useEffect(() => {
    if (seconds <= 0) return;
    const timer = setTimeout(() => setSeconds(seconds - 1), 1000);
    return () => clearTimeout(timer);
  }, [seconds]);
  return [seconds, setSeconds];
}
