import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';

/** The thin bar at the top while the next page loads; its timing is in `styles/route-progress.css`. */
export function RouteProgress() {
  const running = useNavigation().state !== 'idle';
  const [hasRun, setHasRun] = useState(false);
  useEffect(() => {
    if (running) setHasRun(true);
  }, [running]);
  return (
    <div className="route-progress" data-state={running ? 'running' : hasRun ? 'done' : 'idle'} aria-hidden="true" />
  );
}
