import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';

/** Milliseconds before the bar appears; must match `styles/route-progress.css`. */
const showAfterMs = 200;

type Progress = 'idle' | 'running' | 'unseen' | 'done';

/**
 * The progress bar at the top while the next page loads. It fills up if it was visible and turns red on failure; the
 * timing is in `styles/route-progress.css`.
 */
export function RouteProgress() {
  const running = useNavigation().state !== 'idle';
  const [progress, setProgress] = useState<Progress>('idle');
  useEffect(() => {
    if (!running) return;
    setProgress('running');
    const startedAt = performance.now();
    return () => setProgress(performance.now() - startedAt < showAfterMs ? 'unseen' : 'done');
  }, [running]);
  return <div className="route-progress" data-state={progress} aria-hidden="true" />;
}
